/** @jest-environment node */
import fs from 'node:fs';
import { ContentCopy } from './gatsby/check/content-copy';

type Json = Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any

/** A block of code in the editors' guide, without its indentation, and the line above it. */
interface Example {
  title: string;
  language: string;
  text: string;
}

const guide = fs.readFileSync('content/README.md', 'utf8');

const examples: Example[] = [...guide.matchAll(/^( *)(.*)\n\n\1```(\w+)\n([^]*?)^\1```$/gm)].map(
  ([, indent = '', title = '', language = '', code = '']) => ({
    title,
    language,
    text: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }),
);

const blocks = guide.match(/^ *```\w+$/gm) ?? [];

it('finds every example', () => {
  expect(examples.map(({ language }) => language)).toEqual(blocks.map((fence) => fence.replace(/\W/g, '')));
});

it('has examples that the content check accepts', async () => {
  const copy = ContentCopy.ofFrozen();
  const written: string[] = [];
  for (const { title, text } of examples) {
    const [, file] = /^`([\w/-]+\.(?:json|md))`:$/.exec(title) ?? [];
    const [, list = '', listFile] = /^An entry of `(\w+)` in `([\w/-]+\.json)`:$/.exec(title) ?? [];
    if (file) copy.write(file, text);
    if (listFile) {
      const content = JSON.parse(copy.read(listFile)) as Json;
      const entry = JSON.parse(text) as Json;
      content[list] = content[list].filter((other: Json) => other.path !== entry.path).concat(entry);
      copy.write(listFile, JSON.stringify(content));
    }
    const [, groupFile] = /^Add these lines to `([\w/-]+\.json)`/.exec(title) ?? [];
    if (groupFile)
      copy.write(
        groupFile,
        copy.read(groupFile).replace(/\s*\}\s*$/, () => `,\n${text}}`),
      );
    written.push(...[file, listFile, groupFile].filter((name) => name !== undefined));
  }
  expect(await copy.check()).toEqual([]);
  expect(written.length).toBeGreaterThan(5);
});

it('has JSON without mistakes', () => {
  for (const { language, text } of examples)
    // Some are lines for a group that exists.
    if (language === 'json')
      expect(() => JSON.parse(text.startsWith('"') ? `{${text}}` : text) as unknown).not.toThrow();
});
