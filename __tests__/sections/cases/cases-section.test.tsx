import { render, screen } from '@testing-library/react';
import CasesSection from '../../../src/sections/cases/cases-section';
import { entries } from '../../support/queries';
import { imageData } from '../../support/gatsby/image-data';
import { frame, image } from '../../support/section';
import type { CasesContent } from '../../../src/sections/cases/definition';

const study = (slug: string, cover: typeof image | null) => ({
  slug,
  path: `/portfolio/${slug}`,
  title: `Case ${slug}`,
  description: `What ${slug} is.`,
  client: 'Larkfield',
  year: 2025,
  services: ['Design', 'Code'],
  status: null,
  results: [{ value: '3 taps', text: 'to a class' }],
  cover,
});

const content = {
  ...frame,
  link: { title: 'More work', href: '/portfolio' },
  latest: null,
  cases: [study('new', image), study('old', null)],
} as unknown as CasesContent;

const opening = { heading: 'Work', description: 'What we made.' };

it.each([
  ['All clients', 2],
  [null, 0],
])('names the clients of all cases in the opening of a page, if the row has a name: %s', (names, count) => {
  render(<CasesSection content={{ ...content, names }} opening={opening as never} />);
  expect(screen.queryAllByRole('link', { name: 'Larkfield' })).toHaveLength(count);
  expect(screen.queryAllByRole('navigation', { name: 'All clients' })).toHaveLength(count && 1);
});

it('lists the cases in order, each with one link, and links to another page', () => {
  render(<CasesSection content={content} />);
  expect(entries(screen.getByRole('list'))).toEqual([
    ['Case new', '/portfolio/new'],
    ['Case old', '/portfolio/old'],
  ]);
  expect(screen.getByRole('link', { name: 'More work' })).toHaveAttribute('href', '/portfolio');
});

it('shows client, services, year and the first result, and a cover that repeats nothing for assistive technology', () => {
  render(<CasesSection content={content} />);
  const [first, second] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
  expect(first).toHaveTextContent('Larkfield2025Case newDesign, CodeWhat new is.3 tapsto a class');
  expect(first.querySelector('img')).toHaveAttribute('alt', '');
  expect(first.querySelector('img')).toHaveStyle({ objectPosition: image.focalPoint });
  expect(second.querySelector('img')).toBeNull();
});

it('shows each case in the colour of its client, or in that of the brand', () => {
  const cases = [
    { ...study('own', image), colour: 'rose', ownColour: '#94402a' },
    { ...study('step', image), colour: 'rose', ownColour: null },
    { ...study('brand', image), colour: null, ownColour: null },
  ] as unknown;
  render(<CasesSection content={{ ...content, cases: cases as CasesContent['cases'] }} />);
  const colours = screen.getAllByRole('listitem').map(({ style }) => style.getPropertyValue('--panel'));
  expect(colours).toEqual(['#94402a', expect.stringContaining('var(--step-rose)'), '']);
});

it('shows phones in portrait format the narrow cover, if a case has one', () => {
  const gatsbyImageData = imageData('images/tall.jpg', { aspectRatio: 0.8, breakpoints: [480] });
  const narrowCover = { ...image, file: { childImageSharp: { gatsbyImageData } } };
  const cases = [{ ...study('new', image), narrowCover }, study('old', image)] as unknown;
  render(<CasesSection content={{ ...content, cases: cases as CasesContent['cases'] }} />);
  const [first, second] = screen.getAllByRole('listitem');
  const source = first?.querySelector('source');
  expect(source).toHaveAttribute('media', '(max-aspect-ratio: 2/3)');
  expect(source).toHaveAttribute('srcset', expect.stringContaining('/static/tall-'));
  expect(second?.querySelector('source')).toBeNull();
});
