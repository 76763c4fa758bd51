import type { ContentCopy } from '../content-copy';

/** Bad content, and every line that the check reports about it. */
export interface BadContent {
  title: string;
  spoil: (copy: ContentCopy) => unknown;
  says: readonly string[];
}

/**
 * Reads a table of cases. A line such as `site.json: "Paperwork" → ""` replaces the first text by the second one; `⏎` is a
 * line break. Indented lines below are the expected report.
 */
export function parseCases({ raw }: TemplateStringsArray): BadContent[] {
  const table = raw.join('').trimStart();
  const pattern = /((?:^\S.* →.*\n)+)((?:^ {2}.*\n)+)/gm;
  if (table.replace(pattern, '')) throw new Error(`Not a case: ${table.replace(pattern, '')}`);
  return [...table.matchAll(pattern)].map(([, edits = '', says = '']) => ({
    title: edits.trim().replaceAll('\n', ', '),
    spoil: (copy) => {
      for (const [, file = '', found = '', replacement = ''] of edits.matchAll(
        /^(\S+): (.+?) →(?: (.*))?$/gm,
      ))
        copy.replace(file, found.replaceAll('⏎', '\n'), replacement.replaceAll('⏎', '\n'));
    },
    says: says.trim().split('\n  '),
  }));
}
