import { render, screen, within } from '@testing-library/react';
import TextSection from '../../../src/sections/text/text-section';
import { PageAnchors } from '../../../src/ui/controls/link';
import type { ProseNode } from '../../../src/ui/prose';
import type { TextContent } from '../../../src/sections/text/definition';

const blocks: ProseNode[] = [
  { tag: 'p', children: ['Read ', { tag: 'a', index: 1, children: ['the end'] }, { tag: 'br' }, 'first.'] },
  { tag: 'h2', children: ['Paper'] },
  { tag: 'h3', children: ['Size'] },
  { tag: 'h4', children: ['Width'] },
  { tag: 'h5', children: ['Units'] },
  { tag: 'ol', start: 3, children: [{ tag: 'li', children: ['Fold'] }] },
  { tag: 'ul', children: [{ tag: 'li', children: [{ tag: 'strong', children: ['Glue'] }] }] },
  { tag: 'blockquote', children: [{ tag: 'p', children: ['Well folded.'] }] },
  { tag: 'pre', children: ['a\n  b'] },
  { tag: 'hr' },
  { tag: 'figure', index: 0, children: ['A sheet, 2024'] },
  { tag: 'figure', index: 1 },
];

const image = (name: string, alt: string) => ({
  src: `https://images.example/${name}`,
  alt,
  focalPoint: null,
  file: null,
});

const content: TextContent = {
  kind: 'text',
  anchor: 'terms',
  showsHeading: false,
  title: 'The terms',
  intro: 'All of them.',
  body: {
    blocks,
    links: ['/about', '#end'],
    images: [image('sheet.jpg', 'A folded sheet'), image('press.jpg', 'A press')],
  },
};

const showSection = (changes: Partial<typeof content> = {}) =>
  render(
    <PageAnchors value={['terms', 'end']}>
      <TextSection content={{ ...content, ...changes }} />
    </PageAnchors>,
  );

it('is named by its title, with the intro below it', () => {
  showSection();
  const section = screen.getByRole('region', { name: 'The terms' });
  expect(section).toHaveAttribute('id', 'terms');
  expect(within(section).getByRole('heading', { level: 2 })).toHaveTextContent('The terms');
  expect(screen.getByText('All of them.')).toBeVisible();
});

it('has no empty paragraph without an intro', () => {
  showSection({ intro: null, body: { blocks: [] as never, links: [], images: [] } });
  expect(screen.queryByRole('paragraph')).toBeNull();
});

it('continues the levels of headings below the title', () => {
  showSection();
  for (const [level, name] of [
    [3, 'Paper'],
    [4, 'Size'],
    [5, 'Width'],
    [6, 'Units'],
  ] as const)
    expect(screen.getByRole('heading', { level, name })).toBeVisible();
});

it('shows words, links, lists, quotes, code and rules as their elements', () => {
  showSection();
  expect(screen.getByRole('link', { name: 'the end' })).toHaveAttribute('href', '#end');
  const [numbered, plain] = screen.getAllByRole('list') as [HTMLElement, HTMLElement];
  expect(numbered).toHaveAttribute('start', '3');
  expect(within(numbered).getByRole('listitem')).toHaveTextContent('Fold');
  expect(within(plain).getByRole('strong')).toHaveTextContent('Glue');
  expect(screen.getByRole('blockquote')).toHaveTextContent('Well folded.');
  expect(screen.getByRole('code').textContent).toBe('a\n  b');
  expect(screen.getByRole('separator')).toBeVisible();
});

it('shows images with their alternative text, and a caption if there is one', () => {
  showSection();
  const [sheet, press] = screen.getAllByRole('figure') as [HTMLElement, HTMLElement];
  expect(within(sheet).getByRole('img', { name: 'A folded sheet' })).toHaveAttribute(
    'src',
    'https://images.example/sheet.jpg',
  );
  expect(sheet).toHaveTextContent(/^A sheet, 2024$/);
  expect(within(press).getByRole('img', { name: 'A press' })).toBeVisible();
  expect(press.querySelector('figcaption')).toBeNull();
});
