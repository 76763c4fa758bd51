import { render, screen, within } from '@testing-library/react';
import CasesSection from '../../../src/sections/cases/cases-section';
import { entries } from '../../support/queries';
import type { CasesContent } from '../../../src/sections/cases/definition';

const study = (slug: string, hasCover = true) => ({
  slug,
  path: `/portfolio/${slug}`,
  title: `Case ${slug}`,
  client: 'Larkfield',
  year: 2025,
  services: ['Design', 'Code'],
  status: null,
  cover: hasCover ? { src: 'https://images.example/a.jpg', focalPoint: '1% 2%', file: null } : null,
});

const content = {
  kind: 'cases',
  anchor: 'work',
  showsHeading: false,
  title: 'Work',
  intro: 'All of it.',
  link: { title: 'More work', href: '/portfolio' },
  latest: null,
  cases: [study('new'), study('old', false)],
} as unknown as CasesContent;

beforeEach(() => {
  render(<CasesSection content={content} />);
});

it('is named by its title and lists the cases in order, each with one link', () => {
  const section = screen.getByRole('region', { name: 'Work' });
  expect(entries(within(section).getByRole('list'))).toEqual([
    ['Case new', '/portfolio/new'],
    ['Case old', '/portfolio/old'],
  ]);
  expect(screen.getByRole('link', { name: 'More work' })).toHaveAttribute('href', '/portfolio');
});

it('shows client, services and year, and a cover that repeats nothing for assistive technology', () => {
  const [first, second] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
  expect(first).toHaveTextContent('Larkfield2025Case newDesign, Code');
  expect(first.querySelector('img')).toHaveAttribute('alt', '');
  expect(first.querySelector('img')).toHaveStyle({ objectPosition: '1% 2%' });
  expect(second.querySelector('img')).toBeNull();
});
