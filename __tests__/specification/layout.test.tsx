import { fireEvent, screen, within } from '@testing-library/react';
import { renderRoute } from '../support/page';
import { controlledBy, entries, itemTexts, mainNavigation } from '../support/queries';

const placeholders = (titles: string[]) => titles.map((title) => [title, '#']);

beforeEach(() => {
  renderRoute('/about');
});

describe('Header', () => {
  const banner = () => within(screen.getByRole('banner'));

  it('has a logo that links to the home page and a button "Contact Us", after the skip link', () => {
    expect(screen.getAllByRole('link')[0]).toHaveTextContent('Skip to main content');
    expect(banner().getByRole('link', { name: 'Longmead, home page' })).toHaveAttribute('href', '/');
    expect(banner().getByRole('button', { name: 'Contact Us' })).toBeVisible();
  });

  it.each([
    {
      menu: 'Services',
      links: [
        [/^Web Design & Development\w.+\.$/, '/services/web-design'],
        [/^Mobile App Development\w.+\.$/, '/services/mobile-apps'],
        [/^UI\/UX Design\w.+\.$/, '/services/ui-ux-design'],
        [/^E-commerce Solutions\w.+\.$/, '/services/ecommerce'],
      ] as const,
    },
    {
      menu: 'Company',
      links: [
        [/^About Us\w/, '/about'],
        [/^Our Team\w/, '/team'],
        [/^Careers\w/, '/careers'],
        [/^Contact\w/, '/contact'],
      ] as const,
    },
  ])('has the menu $menu, whose links have a title and a description', ({ menu, links }) => {
    const button = within(mainNavigation()).getByRole('button', { name: menu });
    fireEvent.click(button);
    const found = entries(controlledBy(button));
    expect(found.map(([, href]) => href)).toEqual(links.map(([, href]) => href));
    for (const [index, [text]] of links.entries()) expect(found[index]?.[0]).toMatch(text);
  });

  it('has two direct links', () => {
    expect(entries(mainNavigation())).toEqual([
      ['Portfolio', '/portfolio'],
      ['Blog', '/blog'],
    ]);
  });
});

describe('Footer', () => {
  const footer = () => screen.getByRole('contentinfo');
  const navigation = (name: string) => within(footer()).getByRole('navigation', { name });

  it('lists six services, four of which have a page', () => {
    expect(itemTexts(navigation('Services'))).toEqual([
      'Web Design',
      'Mobile Development',
      'UI/UX Design',
      'E-commerce',
      'CMS Development',
      'Web Applications',
    ]);
    expect(entries(navigation('Services')).map(([, href]) => href)).toEqual([
      '/services/web-design',
      '/services/mobile-apps',
      '/services/ui-ux-design',
      '/services/ecommerce',
    ]);
  });

  it('lists resources, legal links and social networks as placeholder links', () => {
    expect(entries(navigation('Resources'))).toEqual(
      placeholders(['Blog', 'Case Studies', 'Portfolio', 'Testimonials', 'FAQ', 'Privacy Policy']),
    );
    expect(entries(navigation('Legal'))).toEqual(placeholders(['Terms', 'Privacy', 'Cookies']));
    const social = within(within(footer()).getByRole('list', { name: 'Social networks' }));
    for (const name of ['Facebook', 'Twitter', 'Instagram', 'LinkedIn', 'GitHub'])
      expect(social.getByRole('link', { name })).toHaveAttribute('href', '#');
    expect(social.getAllByRole('link')).toHaveLength(5);
  });

  it('has an address in London, a phone number reserved for fiction and an e-mail address', () => {
    const address = within(footer()).getByRole('group');
    expect(address).toHaveTextContent(/^\d+ \w.*London [A-Z\d]+ [A-Z\d]+United Kingdom/);
    const [phone, email] = entries(address) as [string, string][];
    expect(phone?.[0]).toMatch(/^\+44 20 7946 0\d{3}$/);
    expect(phone?.[1]).toBe(`tel:${phone?.[0].replaceAll(' ', '')}`);
    expect(email).toEqual(['hello@longmead.example', 'mailto:hello@longmead.example']);
  });

  it('has a required field for the newsletter', () => {
    const field = within(footer()).getByPlaceholderText('Your email address');
    expect(field).toHaveAccessibleName(/\w/);
    expect(field).toHaveAttribute('type', 'email');
    expect(field).toHaveAttribute('autocomplete', 'email');
    expect(field).toBeRequired();
  });
});
