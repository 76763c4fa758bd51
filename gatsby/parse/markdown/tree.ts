import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

const extensions = { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] };

export const markdownTree = (text: string) => fromMarkdown(text, extensions);

export type Part = ReturnType<typeof markdownTree>['children'][number];
