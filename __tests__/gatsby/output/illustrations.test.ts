/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import type { Document, Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { kindDefinitions } from '../../../gatsby/definitions/definitions';
import { writeIllustrations } from '../../../gatsby/output/illustrations';
import { readContent, siteContent } from '../../support/site-content';
import { writeSite } from '../../support/site-folder';

/** The file of the illustrations with some words. */
async function draw(words: unknown): Promise<Document> {
  const site = writeSite({});
  await writeIllustrations(siteContent({ illustrations: words }), site);
  return parseDocument(fs.readFileSync(path.join(site, 'illustrations.svg'), 'utf8'), { xmlMode: true });
}

type Words = Record<string, Record<string, string | string[]>>;

const words = readContent('illustrations') as Words;

/** The choices of the field "illustration" in a list of a definition. */
function choicesOf(definition: string, list: string): string[] {
  const field = kindDefinitions.get(definition)?.properties?.[list]?.items?.properties?.illustration;
  return (field?.enum ?? []) as string[];
}

const choices = [...choicesOf('services', 'services'), ...choicesOf('process', 'steps')];

const symbolOf = (drawings: Document, name: string): Element | null =>
  DomUtils.getElementById(name, drawings.children);

const labelled = (node: Document | Element | null): Element[] =>
  DomUtils.findAll(({ attribs }) => 'aria-label' in attribs, node ? [node] : []);

const labelsOf = (node: Document | Element | null) =>
  labelled(node).map(({ attribs }) => attribs['aria-label'] ?? '');

const textsOf = (node: Document | Element | null) =>
  DomUtils.getElementsByTagName('text', node ? [node] : []).map((text) => DomUtils.textContent(text));

/** Marks that are drawn, or escaped as markup. */
const marked = JSON.parse(
  JSON.stringify(words, (_, value: unknown) => (typeof value === 'string' ? `<${value}>` : value)),
) as Words;

// Hebrew letters, which the font does not have.
const foreign = 'שלום';

let drawings: Document;

beforeAll(async () => {
  const release = { number: '<40k', caption: foreign };
  drawings = await draw({ ...marked, release: { ...marked.release, ...release } });
});

it('has an illustration for each choice of the definitions', () => {
  expect(choices).toEqual(expect.arrayContaining(['tokens', 'scope']));
  for (const name of choices) expect(symbolOf(drawings, name)?.name).toBe('symbol');
});

it('draws the words of the content as outlines, with the words as labels', () => {
  for (const [name, texts] of Object.entries(marked)) {
    if (['$schema', 'diff', 'release'].includes(name)) continue;
    const symbol = symbolOf(drawings, name);
    const labels = labelsOf(symbol).join('\n');
    for (const text of Object.values(texts).flat()) expect(labels).toContain(text);
    expect(textsOf(symbol)).toEqual([]);
  }
  for (const group of labelled(drawings))
    for (const { name, attribs } of group.children as Element[])
      expect([name, attribs.d]).toEqual(['path', expect.stringMatching(/^M[\d-]/)]);
});

it('draws no other words', async () => {
  const empty = await draw({});
  expect([...labelsOf(empty), ...textsOf(empty)].join('')).not.toMatch(/\p{L}/u);
});

it('keeps texts in a monospaced font', () => {
  const [, code = ''] = textsOf(symbolOf(drawings, 'diff'));
  for (const line of marked.diff?.code ?? []) expect(code).toContain(line);
});

it('keeps texts with letters that the font lacks', () => {
  expect(textsOf(symbolOf(drawings, 'release'))).toEqual([foreign]);
});

it('has the steps from 0 to a number below it', () => {
  const [label = ''] = labelsOf(symbolOf(drawings, 'release')).filter((text) => text.includes('40k'));
  const [number, ...steps] = label.split(' ');
  expect([number, steps.length]).toEqual(['<40k', 20]);
  expect([...steps.slice(0, 2), steps.at(-1)]).toEqual(['<38k', '<36k', '<0k']);
});
