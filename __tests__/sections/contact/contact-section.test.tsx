import fs from 'node:fs';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lookStyles } from '../../../gatsby/brand/look-styles';
import ContactSection from '../../../src/sections/contact/contact-section';
import { sectionContent } from '../../support/content';
import { site } from '../../support/layout-content';
import { emptyOpening } from '../../support/section';
import type { ContactContent } from '../../../src/sections/contact/definition';

const content = sectionContent<ContactContent>('contact');
const defaultVariants = fs.readFileSync('src/styles/looks/variants.css', 'utf8');

const firstField = () => screen.getByRole('textbox', { name: content.form.fields[0]?.label });

it('shows who answers, with a portrait if there is one, and how soon', () => {
  const person = {
    slug: 'ada',
    name: 'Ada Maria Wells',
    role: 'Designer',
    text: null,
    image: null,
    about: null,
    details: null,
    quote: null,
  };
  const { rerender } = render(
    <ContactSection content={{ ...content, person, responseTime: 'Within a day' }} />,
  );
  const { getByText, queryByText } = within(screen.getByRole('region'));
  for (const text of ['Ada Maria Wells', 'Designer', 'Within a day']) expect(getByText(text)).toBeVisible();
  expect(document.querySelector('img')).toBeNull();

  const image = { src: 'https://example.org/ada.jpg', focalPoint: null, file: null, second: null };
  rerender(<ContactSection content={{ ...content, person: { ...person, image }, responseTime: null }} />);
  expect(document.querySelector('img')).toHaveAttribute('src', image.src);
  expect(queryByText('Within a day')).toBeNull();
});

it.each([null, []])(
  'needs neither a person nor a response time, and has no paragraph for buttons without any: %j',
  (actions) => {
    render(<ContactSection content={{ ...content, person: null, responseTime: null, actions }} />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(document.querySelector('p:empty')).toBeNull();
    expect(firstField()).toBeVisible();
  },
);

it('opens a page with the heading of the page, and with the address beside the form or, on phones, below it', () => {
  const opening = { heading: 'Contact', description: '', ...emptyOpening };
  render(<ContactSection content={content} opening={opening} />);
  expect(screen.getByRole('heading', { level: 1, name: opening.heading })).toBeVisible();
  const { lines, street } = site.address;
  const placesOf = (text: string) =>
    screen.getAllByText(text).map((details) => firstField().compareDocumentPosition(details));
  const aroundTheForm = [Node.DOCUMENT_POSITION_PRECEDING, Node.DOCUMENT_POSITION_FOLLOWING];
  expect(placesOf(lines?.[0] ?? street ?? '')).toEqual(aroundTheForm);
  // On phones, the ways to call and write are at the top only.
  expect(placesOf(site.phone)).toEqual([Node.DOCUMENT_POSITION_PRECEDING, Node.DOCUMENT_POSITION_PRECEDING]);
});

it('a link to the page that shows the section moves to the form', async () => {
  const actions = [
    { title: 'Call us', href: '/contact' },
    { title: 'Prices', href: '#main' },
  ];
  window.history.replaceState(null, '', '/contact');
  render(<ContactSection content={{ ...content, actions }} />);
  await userEvent.click(screen.getByRole('link', { name: 'Prices' }));
  expect(screen.getByRole('link', { name: 'Prices' })).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Call us' }));
  expect(firstField()).toHaveFocus();
});

it.each([
  [{ look: 'fold' }, true, true],
  [{ look: 'table' }, false, true],
  [{ look: 'table', headerTone: 'dark' }, true, true],
  [{ look: 'ward' }, false, false],
] as const)(
  'is as dark as the openings of the brand %j on the first screen',
  (brand, isDark, isDarkBelow) => {
    const [, surface = ''] = /dark-surface \((.+)\);/.exec(lookStyles(brand) || defaultVariants) ?? [];
    const { rerender } = render(
      <ContactSection content={content} opening={{ ...emptyOpening, heading: 'Contact', description: '' }} />,
    );
    expect(screen.getByRole('region').matches(surface)).toBe(isDark);
    rerender(<ContactSection content={content} />);
    expect(screen.getByRole('region').matches(surface)).toBe(isDarkBelow);
  },
);
