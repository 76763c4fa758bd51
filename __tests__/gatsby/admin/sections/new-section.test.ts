/** @jest-environment node */
import path from 'node:path';
import { newSection } from '../../../../gatsby/admin/sections/new-section';
import { checkContent } from '../../../../gatsby/check/check';
import { kindDefinitions } from '../../../../gatsby/definitions/definitions';
import type { Site } from '../../../../gatsby/model/site';
import { canonicalText } from '../../../../gatsby/parse/canonical';

jest.setTimeout(60_000);

const directory = path.resolve('examples/studio');

it('writes valid content of each kind, as forms do', async () => {
  const { site, problems } = await checkContent(directory);
  const files = [...kindDefinitions].map(([kind, definition]) =>
    newSection(site as Site, definition, `Büro & ${kind}`),
  );
  const unsaved = new Map(files.map(({ file, text }) => [path.join(directory, file), text]));
  expect((await checkContent(directory, unsaved)).problems).toEqual(problems);
  for (const { file, text } of files) expect(canonicalText(file, text)).toBe(text);
  // "Publish" refuses these.
  expect(files.find(({ file }) => file.endsWith('-text.md'))?.text).toContain('\n\nSample: Text.\n');
  expect(files.find(({ file }) => file.endsWith('-pricing.json'))?.text).toContain('"Sample: Name"');
});

it('names it by its title, or by its kind, as no other section is', async () => {
  const { site } = await checkContent(directory);
  const nameOf = (kind: string, title: string) =>
    newSection(site as Site, kindDefinitions.get(kind) ?? {}, title).file;
  expect(nameOf('text', 'Büro & Küche')).toBe('sections/buro-kuche.md');
  expect(nameOf('call-to-action', ' ')).toBe('sections/call-to-action.json');
  expect(nameOf('hero', '')).toBe('sections/hero-2.json');
  expect(nameOf('text', 'Дизайн')).toBe('sections/text.md');
});
