import { render, within } from '@testing-library/react';
import { pageAt } from '../support/content';
import { entries, itemTexts } from '../support/queries';

/** Renders the home page. @returns queries for the section with an anchor id */
function renderSection(id: string) {
  const { Page } = pageAt('/');
  render(<Page />);
  const section = document.getElementById(id);
  if (!section) throw new Error(`The home page has no #${id}`);
  return { section, ...within(section) };
}

const headingTexts = (section: HTMLElement) =>
  within(section)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

it('has hero, services, process, pricing and contact in this order', () => {
  const { Page } = pageAt('/');
  const { container } = render(<Page />);
  const sections = [...container.querySelectorAll('section')].map(({ id }) => id);
  expect(sections).toEqual(['hero', 'services', 'process', 'pricing', 'contact']);
});

it('has the headline, a subline and a slideshow of three images', () => {
  const { section, getByRole, getByText, getAllByRole } = renderSection('hero');
  expect(getByRole('heading', { level: 1 })).toHaveTextContent(/^Crafting Digital Experiences That Inspire$/);
  expect(getByText(/turn ideas into web and mobile applications/i)).toBeVisible();
  expect(getAllByRole('button', { name: /^Go to slide [123]$/ })).toHaveLength(3);
  expect(section.querySelectorAll('img')).toHaveLength(3);
});

it('has four services', () => {
  const { section } = renderSection('services');
  expect(headingTexts(section)).toEqual([
    'Web Design & Development',
    'Mobile App Development',
    'Custom Software Solutions',
    'UX/UI Design',
  ]);
  expect(entries(section).map(([, href]) => href)).toEqual([
    '/services/web-design',
    '/services/mobile-apps',
    '/services/ui-ux-design',
  ]);
});

it('has six numbered process steps', () => {
  const { section, getByRole } = renderSection('process');
  expect(getByRole('heading', { level: 2 })).toHaveTextContent(/^Our Process$/);
  expect(headingTexts(section)).toEqual([
    'Discovery',
    'Strategy',
    'Design',
    'Development',
    'Testing',
    'Launch',
  ]);
  const steps = within(section).getAllByRole('listitem');
  for (const [index, step] of steps.entries()) expect(step).toHaveTextContent(String(index + 1));
});

describe('Pricing', () => {
  const website = {
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
    button: 'Book a Free Intro Call',
  };
  const appDesign = {
    name: 'App/Product Design',
    price: '£3,995+',
    features: [
      'Unlimited Pages',
      'Unlimited Revisions',
      'Conversion Optimized',
      '7 Day Delivery',
      'Priority support',
    ],
    button: 'Book a Free Intro Call',
  };
  const logoDesign = {
    name: 'Logo Design',
    price: '£597',
    features: ['Stand-out Logo', '3 Revisions', 'Source Files', '5 Day Delivery', 'Priority support'],
    button: 'Purchase Logo Design',
  };
  const visualIdentity = {
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
  };

  /** What a card says, found by its heading. */
  function cardIn(section: HTMLElement, name: string) {
    const card = within(section).getByRole('heading', { level: 3, name }).parentElement as HTMLElement;
    const { getByRole, getByText } = within(card);
    const price = getByText(/^£[\d,]+\+?$/).textContent;
    const link = getByRole('link');
    expect(link).toHaveAttribute('href', '/contact');
    return { name, price, features: itemTexts(getByRole('list')), button: link.textContent };
  }

  it('has a title, and one option "Visual Identity" that is selected', () => {
    const { getByRole, getAllByRole } = renderSection('pricing');
    expect(getByRole('heading', { level: 2 })).toHaveTextContent(/^Simple Pricing Without Surprises$/);
    const [group] = getAllByRole('radiogroup') as [HTMLElement];
    expect(within(group).getAllByRole('radio')).toEqual([
      within(group).getByRole('radio', { name: 'Visual Identity', checked: true }),
    ]);
  });

  it('has the plans, of which the website is the most popular', () => {
    const { section, getByText } = renderSection('pricing');
    expect(headingTexts(section)).toEqual([
      ...['Website', 'App/Product Design', 'Logo Design', 'Visual Identity'],
      'MVP in 2 Weeks',
    ]);
    for (const plan of [website, appDesign, logoDesign]) expect(cardIn(section, plan.name)).toEqual(plan);
    expect(getByText(/most popular/i).closest('li')).toHaveTextContent('Website');
  });

  // The style sheet shows the chosen one: e2e/interaction/pricing.spec.ts.
  it('switches between the logo and the visual identity', () => {
    const { section, getAllByRole } = renderSection('pricing');
    const [, group] = getAllByRole('radiogroup') as [HTMLElement, HTMLElement];
    expect(within(group).getByRole('radio', { name: 'Logo' })).toBeChecked();
    expect(within(group).getByRole('radio', { name: 'Visual Identity' })).not.toBeChecked();
    expect(cardIn(section, visualIdentity.name)).toEqual(visualIdentity);
  });

  it('has an MVP card with a preview image', () => {
    const { getByRole, getByText } = renderSection('pricing');
    const card = getByRole('heading', { level: 3, name: 'MVP in 2 Weeks' }).parentElement as HTMLElement;
    expect(getByText('£9,500')).toBeVisible();
    expect(within(card).getByRole('link', { name: 'Book a Free Intro Call' })).toHaveAttribute(
      'href',
      '/contact',
    );
    expect(getByRole('img')).toHaveAccessibleName(/\w/);
  });
});

it('has the benefits, two buttons and the message form in the contact section', () => {
  const { section, getByRole, getAllByRole } = renderSection('contact');
  expect(itemTexts(getByRole('list'))).toEqual([
    'Free initial consultation',
    'Tailored solutions for your business',
    'Ongoing support and maintenance',
    'Transparent pricing with no hidden fees',
  ]);
  expect(entries(section)).toEqual([
    ['Schedule a Call', '/contact'],
    ['View Pricing', '#pricing'],
  ]);
  const fields = getAllByRole<HTMLInputElement | HTMLTextAreaElement>('textbox');
  expect(fields.map(({ placeholder }) => placeholder)).toEqual(['Your Name', 'Your Email', 'Your Message']);
  expect(fields.map(({ type }) => type)).toEqual(['text', 'email', 'textarea']);
  expect(fields.map((field) => field.getAttribute('autocomplete'))).toEqual(['name', 'email', 'off']);
  expect(fields[2]).toHaveAttribute('rows', '5');
  for (const field of fields) {
    expect(field).toBeRequired();
    expect(field).toHaveAccessibleName(/\w/);
    for (const bound of ['minlength', 'maxlength', 'pattern']) expect(field).not.toHaveAttribute(bound);
  }
});
