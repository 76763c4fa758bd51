import { render, screen, within } from '@testing-library/react';
import { Footer } from '../../src/layout/footer/footer';
import { brand, footer, labels, replaceIn, site } from '../support/layout-content';
import { fillLabel } from '../../src/ui/fill-label';
import { TranslatedContent } from '../../src/layout/use-layout-content';
import { ContactDetails } from '../../src/layout/contact-details';

// specification/layout.test.tsx tests the lists, the address and the legal links.

it('is the target of links and buttons to #footer, and invites visitors to write an e-mail', () => {
  render(<Footer />);
  expect(screen.getByRole('contentinfo')).toHaveAttribute('id', 'footer');
  expect(screen.getByRole('contentinfo')).toHaveAttribute('tabindex', '-1');
  expect(screen.getByRole('link', { name: footer.invitation ?? '' })).toHaveAttribute(
    'href',
    `mailto:${site.email}`,
  );
});

it.each(['2031-06-15T12:00:00Z', '2027-01-15T12:00:00Z'])('has the current year at %s', (now) => {
  jest.useFakeTimers({ now: new Date(now) });
  render(<Footer />);
  expect(screen.getByText(/^©/)).toHaveTextContent(`© ${now.slice(0, 4)} ${brand.name}. ${footer.rights}`);
});

it('has the short form of a name beside the logo, and the full name in the line of rights', () => {
  replaceIn(brand, { name: 'The Paper Mill of Longmead and Sons', shortName: 'The Mill' });
  render(<Footer />);
  const logo = screen.getByRole('link', { name: fillLabel(labels.home, { name: 'The Mill' }) });
  expect(logo).toHaveTextContent('The Mill');
  expect(screen.getByText(/^©/)).toHaveTextContent('The Paper Mill of Longmead and Sons');
});

it('leaves out the newsletter, the social networks and the legal links that content does not have', () => {
  replaceIn(footer, { newsletter: null, social: null, legal: null });
  render(<Footer />);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('list', { name: labels.social })).toBeNull();
  expect(screen.queryByRole('navigation', { name: labels.legal })).toBeNull();
  expect(screen.getAllByRole('navigation')).toHaveLength(footer.lists.length);
});

describe('On other pages than the home page', () => {
  it('is as long as on the home page, unless content has a short one', () => {
    render(<Footer isHome={false} />);
    expect(screen.getByText(footer.blurb)).toBeVisible();
  });

  it('has the large line, but not below a form, one row of links, telephone and e-mail', () => {
    const closingLine = 'Bring a sheet. We fold it!';
    replaceIn(footer, {
      closingLine,
      inner: { title: 'More', links: [{ title: 'Blog', href: '/blog' }] },
    });
    const { rerender } = render(<Footer isHome={false} hasInvitation />);
    expect(screen.queryByText(closingLine)).toBeNull();
    rerender(<Footer isHome={false} />);
    // Each sentence begins a line.
    expect(screen.getByText(closingLine).textContent).toBe('Bring a sheet.\nWe fold it!');
    const row = screen.getByRole('navigation', { name: 'More' });
    expect(within(row).getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog');
    expect(screen.getByRole('link', { name: site.phone })).toBeVisible();
    expect(screen.queryByText(footer.blurb)).toBeNull();
  });

  it('needs no large line', () => {
    replaceIn(footer, { closingLine: null, invitation: 'Write to us' });
    render(<Footer isHome />);
    expect(screen.queryByText('Write to us')).toBeNull();
    expect(screen.getByText(footer.blurb)).toBeVisible();
  });
});

/** The texts of the paragraphs with other content: the address, the links, and opening hours if there are any. */
function linesWith(changes: object): (string | null)[][] {
  replaceIn(site, changes);
  render(<ContactDetails />);
  const paragraphs = [...screen.getByRole('group').querySelectorAll('p')];
  return paragraphs.map(({ children }) => [...children].map(({ textContent }) => textContent));
}

it('has the street, the town with region and postcode, and the country', () => {
  const town = { locality: 'Springfield,', region: 'IL', postalCode: '62704' };
  const address = { street: '12 Main Street', ...town, country: 'USA' };
  const links = [site.phone, site.email];
  expect(linesWith({ address })).toEqual([['12 Main Street', 'Springfield, IL 62704', 'USA'], links]);
});

it('has the address line by line if content gives the lines, and the opening hours', () => {
  const lines = ['〒100-0001', '東京都千代田区千代田1-1'];
  const openingHours = [{ text: 'Monday to Friday, 9 to 5' }, { text: 'Saturday, 10 to 1' }];
  const [shown, , hours] = linesWith({ address: { ...site.address, lines }, openingHours });
  expect(shown).toEqual(lines);
  expect(hours).toEqual(openingHours.map(({ text }) => text));
});

it('has the places of a business that shows all of them, in place of its address', () => {
  const address = { ...site.address, lines: ['12 quai des Tanneurs', '69002 Lyon'] };
  const lyon = { name: 'Lyon', address, phone: '+33 4 65 71 42 18', hours: ['Monday, 9:00 to 18:00'] };
  const content = { footer, labels, site, places: [{ name: 'London', address: site.address }, lyon] };
  render(
    <TranslatedContent value={content as never}>
      <ContactDetails />
    </TranslatedContent>,
  );
  const [london, other] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
  expect(london).toHaveTextContent(/^London/);
  expect(other).toHaveTextContent('Lyon12 quai des Tanneurs69002 Lyon+33 4 65 71 42 18Monday, 9:00 to 18:00');
  expect(screen.queryByText(site.email)).toBeNull();
});
