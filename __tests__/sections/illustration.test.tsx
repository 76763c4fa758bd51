import fs from 'node:fs';
import path from 'node:path';
import { render } from '@testing-library/react';
import { writeIllustrations } from '../../gatsby/output/illustrations';
import { Illustration } from '../../src/sections/illustration';
import { readContent } from '../support/site-content';
import { writeSite } from '../support/site-folder';

/** The file of the illustrations with some words. */
function draw(words: unknown): Document {
  const site = writeSite({});
  const files = new Map([['illustrations.json', { value: words }]]);
  writeIllustrations({ files, home: '/', translations: [] } as never, site);
  const svg = fs.readFileSync(path.join(site, 'illustrations.svg'), 'utf8');
  return new DOMParser().parseFromString(svg, 'image/svg+xml');
}

type Words = Record<string, Record<string, string | string[]>>;

const words = readContent('illustrations') as Words;

interface Field {
  enum?: string[];
}

/** The choices of the field "illustration" in a list of a definition. */
function choicesOf(definition: string, list: string): string[] {
  const { properties } = JSON.parse(fs.readFileSync(`content/schemas/${definition}.schema.json`, 'utf8')) as {
    properties: Record<string, { items: { properties: Record<string, Field> } }>;
  };
  return properties[list]?.items.properties.illustration?.enum ?? [];
}

const choices = [...choicesOf('services', 'services'), ...choicesOf('process', 'steps')];

it('has an illustration for each choice of the definitions', () => {
  expect(choices).toEqual(expect.arrayContaining(['tokens', 'scope']));
  const illustrations = draw(words);
  for (const name of choices) expect(illustrations.getElementById(name)?.tagName).toBe('symbol');
});

it('draws the words of the content, and no others', () => {
  const marked = JSON.parse(
    JSON.stringify(words, (_, value: unknown) => (typeof value === 'string' ? `<${value}>` : value)),
  ) as Words;
  const illustrations = draw(marked);
  for (const [name, texts] of Object.entries(marked)) {
    if (name === '$schema') continue;
    const drawn = illustrations.getElementById(name)?.textContent ?? '';
    for (const text of Object.values(texts).flat()) expect(drawn).toContain(text);
  }
  expect(draw({}).documentElement.textContent).not.toMatch(/\p{L}/u);
});

it('has the steps from 0 to a number below it', () => {
  const release = draw({ release: { number: '<40k' } }).getElementById('release');
  const steps = [...(release?.querySelectorAll('svg tspan') ?? [])].map(({ textContent }) => textContent);
  expect([steps.length, ...steps.slice(0, 2), steps.at(-1)]).toEqual([20, '<38k', '<36k', '<0k']);
});

it('shows an illustration from the file, hidden from assistive technology', () => {
  const svg = render(<Illustration name="scope" />).container.querySelector('svg');
  expect(svg).toHaveAttribute('aria-hidden', 'true');
  expect(svg?.querySelector('use')).toHaveAttribute('href', '/illustrations.svg#scope');
});
