import { render, screen, within } from '@testing-library/react';
import { readChart } from '../../../gatsby/parse/markdown/chart';
import { parseContent } from '../../../gatsby/parse/parse-content';
import type { TextContent } from '../../../src/sections/text/definition';
import TextSection from '../../../src/sections/text/text-section';
import { PageAnchors } from '../../../src/ui/controls/link';
import { setParts } from '../../support/browser';

/** Shows the section of a Markdown file. @param frontMatter further lines of it */
function show(markdown: string, frontMatter = '') {
  const file = `---\nkind: text\ntitle: The terms\n${frontMatter}---\n${markdown}`;
  const { value, problems } = parseContent('sections/terms.md', 'terms.md', Buffer.from(file));
  expect(problems).toEqual([]);
  const content = { anchor: 'terms', showsHeading: false, intro: null, ...(value as object) } as TextContent;
  render(
    <PageAnchors value={['terms', 'terms-why', 'end']}>
      <TextSection content={content} />
    </PageAnchors>,
  );
  return within(screen.getByRole('region', { name: 'The terms' }));
}

const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

it.each(['centred', 'indexed', 'cards', 'offset'] as const)(
  'is named by its title, with the intro below it, and its paragraphs, in the layout %s',
  (layout) => {
    setParts({ layout });
    const { getByRole, getAllByRole } = show('One.\n\nTwo\nlines.', 'intro: All of them.\n');
    expect(screen.getByRole('region')).toHaveAttribute('id', 'terms');
    expect(getByRole('heading', { level: 2 })).toHaveTextContent('The terms');
    expect(textsOf(getAllByRole('paragraph'))).toEqual(['All of them.', 'One.', 'Two lines.']);
  },
);

it('has a sheet for each part with a heading', () => {
  const { getByRole } = show('Words.\n\n## Paper\n\nOne.\n\n## Ink\n\nTwo.', 'sheets: true\n');
  expect(getByRole('heading', { level: 3, name: 'Paper' }).parentElement).toHaveTextContent(/^PaperOne.$/);
  expect(getByRole('heading', { level: 3, name: 'Ink' }).parentElement).toHaveTextContent(/^InkTwo.$/);
});

it('continues the levels of headings below the title', () => {
  const { getByRole } = show('## Paper\n\n### Size\n\n#### Width\n\n##### Units');
  for (const [level, name] of [
    [3, 'Paper'],
    [4, 'Size'],
    [5, 'Width'],
    [6, 'Units'],
  ] as const)
    expect(getByRole('heading', { level, name })).toBeVisible();
});

it('shows a list of contents if it has five headings', () => {
  const { getByRole } = show('One.\n\n## [Why](/about)?\n\n### Size\n\n## A\n\n## B\n\n## C\n\n## D');
  const links = within(getByRole('navigation', { name: 'The terms' })).getAllByRole('link');
  expect(textsOf(links)).toEqual(['Why?', 'A', 'B', 'C', 'D']);
  expect(links[0]).toHaveAttribute('href', '#terms-why');
});

it('gives headings ids that start with the anchor, so that links lead to them and no two are the same', () => {
  const { getAllByRole } = show(
    '## Why: *paper*?\n\n### Size\n\n### Size\n\n## Heading\n\n## Дизайн\n\n[up](#terms-size)',
  );
  const ids = getAllByRole('heading').map(({ id }) => id);
  expect(ids.slice(1)).toEqual([
    ...['terms-why-paper', 'terms-size', 'terms-size-2', 'terms-heading-2'],
    'terms-xn--80ahjdhy',
  ]);
  expect(screen.getByText('Heading')).toHaveAttribute('tabindex', '-1');
});

it('shows tables with the headings of their columns, in a region that the keyboard scrolls', () => {
  const { getByRole, getAllByRole } = show(
    'Words.\n\n| Plan | Hours |\n| --- | ---: |\n| [Care](/about) | **2** |\n| More \\| less | |',
  );
  const region = getByRole('region', { name: 'Plan, Hours' });
  expect(region).toHaveAttribute('tabindex', '0');
  expect(within(region).getByRole('table')).toBeVisible();
  expect(textsOf(getAllByRole('columnheader'))).toEqual(['Plan', 'Hours']);
  expect(textsOf(getAllByRole('cell'))).toEqual(['Care', '2', 'More | less', '']);
  expect(getByRole('link', { name: 'Care' })).toHaveAttribute('href', '/about');
});

it('shows words, links, quotes, code and rules as their elements', () => {
  const { getByRole, getAllByRole } = show(
    'A **b** *c* `<d>`\ne  \nf &amp; g [one](/about), [two](#end).\n\n> Well folded.\n\n```\na\n  b\n```\n\n---',
  );
  const [paragraph] = getAllByRole('paragraph') as [HTMLElement];
  expect(paragraph.textContent).toBe('A b c <d> ef & g one, two.');
  expect(paragraph.querySelector('br')).not.toBeNull();
  expect(getByRole('strong')).toHaveTextContent('b');
  expect(getByRole('emphasis')).toHaveTextContent('c');
  expect(textsOf(getAllByRole('code'))).toEqual(['<d>', 'a\n  b']);
  expect(getByRole('link', { name: 'one' })).toHaveAttribute('href', '/about');
  expect(getByRole('link', { name: 'two' })).toHaveAttribute('href', '#end');
  expect(getByRole('blockquote')).toHaveTextContent('Well folded.');
  expect(getByRole('separator')).toBeVisible();
});

it('shows lists; only a list with empty lines in its entries has paragraphs', () => {
  const { getAllByRole } = show('- a\n  - b\n\n4. c\n\n   d');
  const [outer, inner, numbered] = getAllByRole('list') as [HTMLElement, HTMLElement, HTMLElement];
  expect(outer).toContainElement(inner);
  expect(inner).toHaveTextContent(/^b$/);
  expect(numbered).toHaveAttribute('start', '4');
  expect(textsOf(getAllByRole('paragraph'))).toEqual(['c', 'd']);
});

it('shows images with their alternative text, and a caption if there is one; those of one paragraph are a group', () => {
  const address = 'https://images.example';
  const { getAllByRole } = show(
    `![A sheet](${address}/a.jpg "One")\n![A press](${address}/b.jpg)\n\n![Ink](${address}/c.jpg)`,
  );
  const [sheet, press, ink] = getAllByRole('figure') as [HTMLElement, HTMLElement, HTMLElement];
  expect(within(sheet).getByRole('img', { name: 'A sheet' })).toHaveAttribute('src', `${address}/a.jpg`);
  expect(press.querySelector('figcaption')).toBeNull();
  expect(press.parentElement).toBe(sheet.parentElement);
  expect(ink.parentElement).not.toBe(sheet.parentElement);
  expect(sheet).toHaveTextContent(/^One$/);
});

it('shows a paragraph of emphasis alone as a note, and other emphasis as it is', () => {
  const { getByRole, getAllByRole } = show('One *two*.\n\n*A note with [a link](#terms).*');
  expect(getByRole('note')).toHaveTextContent('A note with a link.');
  expect(textsOf(getAllByRole('paragraph'))).toEqual(['One two.']);
});

it('draws a chart, in which a point or comma before three digits groups them', () => {
  const { getAllByRole } = show('```chart\nBefore: 1,240 kB\nAfter: 62.0 kB\nLater: 3.1 kB\n```');
  expect(textsOf(getAllByRole('term'))).toEqual(['Before', 'After', 'Later']);
  const numbers = getAllByRole('definition');
  expect(textsOf(numbers)).toEqual(['1,240 kB', '62.0 kB', '3.1 kB']);
  const shares = numbers.map((its) =>
    its.querySelector<HTMLElement>('[aria-hidden]')?.style.getPropertyValue('--share'),
  );
  expect(shares).toEqual(['1', '0.05', '0.003']);
});

it.each([
  ['0.125 s', '1.5 s', [0.083, 1]],
  ['0,125 s', '1,5 s', [0.083, 1]],
  ['1.125 s', '1.5 s', [0.75, 1]],
  ['1,125 s', '1.5 s', [1, 0.001]],
  ['1.000', '2.000', [0.5, 1]],
  ['1,240,500 kB', '620250.000 kB', [1, 0.5]],
  ['1,240.500 kB', '620.250 kB', [1, 0.5]],
  ['1,240,000', '620.000', [1, 0.001]],
  ['1 240,5 kr', '620,25 kr', [1, 0.5]],
  ['1’240 Fr.', '620 Fr.', [1, 0.5]],
])('compares %s and %s by the decimal sign of both', (one, other, shares) => {
  expect(readChart(`A: ${one}\nB: ${other}`)).toMatchObject({ bars: shares.map((share) => ({ share })) });
});

it.each([
  'Before',
  'Before: 1',
  'Before: none\nAfter: 3',
  'Before: 0\nAfter: 0',
  'Before: 1\nAfter: −£3',
  'Before: 1\nAfter: 2.5.2026',
  'Before: 8 min\nAfter: 4.7 h',
  'Before: 1,240,000 kB\nAfter: 3,5 kB',
  'Before: 1.5 s\nAfter: 3,5 s',
  'Before: 2,50.000 s\nAfter: 3,5 s',
])('rejects the chart %j', (lines) => {
  const file = `---\nkind: text\ntitle: The terms\n---\n\`\`\`chart\n${lines}\n\`\`\`\n`;
  const { problems } = parseContent('sections/terms.md', 'terms.md', Buffer.from(file));
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringContaining('found a chart that bars cannot show'),
  ]);
});
