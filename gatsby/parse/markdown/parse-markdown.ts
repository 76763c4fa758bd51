import type { Node } from 'jsonc-parser';
import { sectionName } from '../../definitions/definitions';
import type { Mistake } from '../problem';
import { parseBody } from './body';
import { parseFrontMatter } from './front-matter';
import { groupNode } from './nodes';

/** The lines between two lines of three hyphens, at the start of a file. */
const frontMatter = /^---[ \t]*\r?\n([^]*?)(?<=\n)---[ \t]*(?:\r?\n|$)/;

/** In characters: about 150 pages. The time for lists inside each other grows faster than their number. */
const longest = 200_000;

/** Parses a Markdown file such as "sections/terms.md": its keys, and the text below them as the value of `body`. */
export function parseMarkdown(text: string, mistakes: Mistake[], name: string): Node | undefined {
  const fail = (message: string): undefined => void mistakes.push({ offset: 0, message });
  if (text.length > longest)
    return fail(
      `found ${text.length} characters, expected at most ${longest}: divide the text into several files`,
    );
  const [all, keys] = frontMatter.exec(text) ?? [];
  if (all === undefined || keys === undefined)
    return fail(
      /^---/.test(text)
        ? 'the front matter has no end, expected a line --- between the keys and the text'
        : 'the front matter is missing, expected a first line ---, keys such as kind: text, and another line ---',
    );
  const start = all.indexOf('\n') + 1;
  const entries = parseFrontMatter(keys, start, mistakes);
  if (mistakes.length > 0) return undefined;
  const anchor = entries.find(([key]) => key === 'anchor')?.[2].value ?? sectionName(name) ?? '';
  const body = parseBody(text, all.length, String(anchor), mistakes);
  return groupNode([...entries, ['body', all.length, body]], start);
}
