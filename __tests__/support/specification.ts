/*
 * What specification.md and product.md ask for, word by word. Content that says something else fails the tests, and
 * so does a component that does not show it.
 */

/** An entry of a menu or list: its words and where it leads. */
export type Entry = readonly [title: string, href: string];

export const headline = 'Crafting Digital Experiences That Inspire';
export const underConstruction = 'This page is under construction.';

export const placeholderRoutes = [
  '/services/web-design',
  '/services/mobile-apps',
  '/services/ui-ux-design',
  '/services/ecommerce',
  '/about',
  '/team',
  '/careers',
  '/contact',
  '/portfolio',
  '/blog',
] as const;

export const routes = ['/', ...placeholderRoutes] as const;

export const menus: readonly { title: string; links: readonly Entry[] }[] = [
  {
    title: 'Services',
    links: [
      ['Web Design & Development', '/services/web-design'],
      ['Mobile App Development', '/services/mobile-apps'],
      ['UI/UX Design', '/services/ui-ux-design'],
      ['E-commerce Solutions', '/services/ecommerce'],
    ],
  },
  {
    title: 'Company',
    links: [
      ['About Us', '/about'],
      ['Our Team', '/team'],
      ['Careers', '/careers'],
      ['Contact', '/contact'],
    ],
  },
];

export const directLinks: readonly Entry[] = [
  ['Portfolio', '/portfolio'],
  ['Blog', '/blog'],
];

export const services: readonly (readonly [title: string, href: string | null])[] = [
  ['Web Design & Development', '/services/web-design'],
  ['Mobile App Development', '/services/mobile-apps'],
  ['Custom Software Solutions', null],
  ['UX/UI Design', '/services/ui-ux-design'],
];

export const processTitle = 'Our Process';
export const processSteps = ['Discovery', 'Strategy', 'Design', 'Development', 'Testing', 'Launch'] as const;

export const pricingTitle = 'Simple Pricing Without Surprises';
export const introCall = 'Book a Free Intro Call';
export const pricingHref = '/contact';

export const website = {
  name: 'Website',
  price: '£4,997+',
  features: [
    'Unlimited Revisions',
    'Copywriting',
    'Unlimited Pages',
    'Conversion Optimized',
    '10 Day Delivery',
    'Framer Development',
    '3 design concepts',
    'Priority support',
  ],
  button: introCall,
} as const;

export const appDesign = {
  name: 'App/Product Design',
  price: '£3,995+',
  features: [
    'Unlimited Pages',
    'Unlimited Revisions',
    'Conversion Optimized',
    '7 Day Delivery',
    'Priority support',
  ],
  button: introCall,
} as const;

export const logoDesign = {
  name: 'Logo Design',
  price: '£597',
  features: ['Stand-out Logo', '3 Revisions', 'Source Files', '5 Day Delivery', 'Priority support'],
  button: 'Purchase Logo Design',
} as const;

export const visualIdentity = {
  name: 'Visual Identity',
  price: '£2000',
  features: [
    'Stand-out Logo',
    '3 Revisions',
    'Source Files',
    '14 Day Delivery',
    'Brand Colors And Typography',
    'Full Branding Guidelines',
    'Full Branding Identity',
    'Priority support',
  ],
  button: 'Purchase Visual Identity',
} as const;

export const mvp = { name: 'MVP in 2 Weeks', price: '£9,500', button: introCall } as const;

export const benefits = [
  'Free initial consultation',
  'Tailored solutions for your business',
  'Ongoing support and maintenance',
  'Transparent pricing with no hidden fees',
] as const;

export const contactActions: readonly Entry[] = [
  ['Schedule a Call', '/contact'],
  ['View Pricing', '#pricing'],
];

export const contactPlaceholders = ['Your Name', 'Your Email', 'Your Message'] as const;
export const sending = 'Sending...';
export const messageSent = 'Message Sent!';
export const messageThanks = "Thank you for reaching out. We'll get back to you shortly.";

export const newsletterPlaceholder = 'Your email address';
export const newsletterThanks = "Thanks for subscribing! We'll keep you updated.";

export const socialNetworks = ['Facebook', 'Twitter', 'Instagram', 'LinkedIn', 'GitHub'] as const;

export const footerServices: readonly (readonly [title: string, href: string | null])[] = [
  ['Web Design', '/services/web-design'],
  ['Mobile Development', '/services/mobile-apps'],
  ['UI/UX Design', '/services/ui-ux-design'],
  ['E-commerce', '/services/ecommerce'],
  ['CMS Development', null],
  ['Web Applications', null],
];

export const footerResources = [
  'Blog',
  'Case Studies',
  'Portfolio',
  'Testimonials',
  'FAQ',
  'Privacy Policy',
] as const;

export const legalLinks = ['Terms', 'Privacy', 'Cookies'] as const;
