import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import { useLayoutContent } from '../../src/layout/use-layout-content';
import CasePage from '../../src/templates/cases-entry';
import type { CaseStudyData } from '../../src/content-model/collections/case-study';

const { labels } = renderHook(useLayoutContent).result.current;

const study = {
  slug: 'timetable',
  path: '/portfolio/timetable',
  title: 'A timetable',
  description: 'An app for a studio.',
  client: 'Larkfield',
  year: 2025,
  services: ['Design', 'Code'],
  status: null,
  noindex: null,
  cover: null,
  results: [{ value: '62 %', text: 'fewer calls', change: null }] as CaseStudyData['results'],
  comparison: null as CaseStudyData['comparison'],
  quote: {
    slug: 'ruth',
    text: 'They asked first.',
    author: 'Ruth',
    role: null,
    image: null,
  } as CaseStudyData['quote'],
  body: { blocks: [{ tag: 'h2', children: ['Why'] }] as never, links: [], images: [] },
};

const links = {
  listPage: { path: '/portfolio', title: 'Portfolio' },
  next: { path: '/portfolio/next', title: 'A shop' },
};

const show = (changes: Partial<CaseStudyData> = {}) =>
  render(<CasePage data={{ caseStudy: { ...study, ...changes }, ...links }} />);

const facts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

it('shows the facts, each with its name', () => {
  show();
  const names = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(names).toEqual([labels.client, labels.services, labels.year]);
  expect(facts()).toEqual(['Larkfield', 'Design', 'Code', '2025']);
});

it('shows the text, the results and what the client says', () => {
  show();
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual(['A timetable', 'Why', labels.results]);
  expect(screen.getByRole('listitem')).toHaveTextContent('62 %fewer calls');
  expect(screen.getByText('They asked first.')).toBeVisible();
});

it('has no headings and quotes without content', () => {
  show({ results: null, quote: null });
  expect(screen.queryByRole('heading', { name: labels.results })).toBeNull();
  expect(screen.queryByRole('blockquote')).toBeNull();
});

it('leads on to the next case', () => {
  show();
  const next = screen.getByRole('link', { name: `${labels.nextCase} A shop` });
  expect(next).toHaveAttribute('href', '/portfolio/next');
});

it('shows what was and what is on top of each other, with a slider between them', () => {
  const image = (name: string) => ({
    src: `https://images.example/${name}.jpg`,
    alt: name,
    focalPoint: null,
    file: null,
  });
  const comparison = {
    name: 'The edge',
    before: image('Before'),
    after: image('After'),
    caption: 'Drag it.',
  };
  show({ comparison });
  expect(screen.getByRole('img', { name: 'Before' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'After' })).toBeVisible();
  const slider = screen.getByRole('slider', { name: 'The edge' });
  fireEvent.input(slider, { target: { value: '20' } });
  expect(slider.parentElement).toHaveStyle({ '--width': '20%' });
});
