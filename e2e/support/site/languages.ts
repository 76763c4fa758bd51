import fs from 'node:fs';
import path from 'node:path';
import { type Json, readJson } from './json';
import { hostedContent } from './sites';

// The example studio in its languages, read from its content.

interface Language {
  code: string;
  name: string;
  locale: string;
}

const [first, second] = readJson(path.join(hostedContent, 'site.json')).languages as [Language, Language];

export const languages = { english: first, german: second };

/** The folder of the second language. */
const german = path.join(hostedContent, second.code);

const filesIn = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:json|md)$/.test(name))
    .map((name) => name.replaceAll(path.sep, '/'));

const textOf = (folder: string, name: string): string => fs.readFileSync(path.join(folder, name), 'utf8');

/** The pages that are translated, by their addresses in the first language. */
export function translatedPages(): Map<string, string> {
  const { pages } = readJson(path.join(german, 'pages.json')) as { pages: Json[] };
  const slugs = new Map(pages.map((page) => [page.path as string, page.slug as string | undefined]));
  const addressOf = (address: string): string => {
    if (address === '/') return `/${second.code}`;
    const parts = address.slice(1).split('/');
    const translated = parts.map(
      (part, index) => slugs.get(`/${parts.slice(0, index + 1).join('/')}`) ?? part,
    );
    return `/${[second.code, ...translated].join('/')}`;
  };
  const entries = filesIn(german).flatMap((name): [string, string][] => {
    const [, folder = '', entry = ''] = /^(posts|cases)\/(.*)\.md$/.exec(name) ?? [];
    if (!entry) return [];
    const parent = folder === 'posts' ? '/blog' : '/portfolio';
    const slug = /^slug: (.*)$/m.exec(textOf(german, name))?.[1] ?? entry;
    return [[`${parent}/${entry}`, `${addressOf(parent)}/${slug}`]];
  });
  return new Map([...[...slugs.keys()].map((page): [string, string] => [page, addressOf(page)]), ...entries]);
}

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
};

/** The texts of a file that visitors see as they are written, with several words. */
function sentencesOf(folder: string, name: string): string[] {
  const text = textOf(folder, name);
  const texts = name.endsWith('.md') ? text.split(/[\n*`[\]]+|: /) : stringsIn(JSON.parse(text));
  return texts.filter(
    (sentence) => /^[\p{L}][\p{L} ,.?!–-]+$/u.test(sentence) && sentence.split(' ').length > 3,
  );
}

/** Texts of translated files in one language, which the other one does not have. */
export function ownSentences(): { english: string[]; german: string[] } {
  const read = (folder: string) => new Set(filesIn(german).flatMap((name) => sentencesOf(folder, name)));
  const [one, other] = [read(hostedContent), read(german)];
  const without = (set: Set<string>) => (text: string) => !set.has(text);
  return { english: [...one].filter(without(other)), german: [...other].filter(without(one)) };
}
