import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { type Handle, toMarkdown } from 'mdast-util-to-markdown';
import { stringify } from 'yaml';
import { markdownTree, type Part } from './markdown/tree';
import { parseContent } from './parse-content';
import { isMarkdown, isRecord, type Schema } from '../definitions/definitions';
import { fromFolder } from '../folders';

/**
 * Writes a content file in the form that the admin saves: keys in the order of the definition, no empty optional fields,
 * one style of marks. Files with mistakes stay as they are.
 *
 * @param name "site.json", "sections/terms.md"
 * @param withoutCopies takes what a translation shares with the first language out of its value
 */
export function canonicalText(
  name: string,
  text: string,
  withoutCopies?: (value: unknown, definition: Schema) => unknown,
): string {
  const { value, definition, problems } = parseContent(name, name, Buffer.from(text));
  if (!definition || !isRecord(value) || problems.length > 0) return text;
  const values = withoutCopies
    ? inOrder(withoutCopies(value, definition), definition, 'file')
    : inOrder(value, definition);
  const ordered = replaceKeys(name, text, values as Record<string, unknown>);
  if (!isMarkdown(name)) return ordered;
  const start = bodyStart(ordered);
  return `${ordered.slice(0, start)}\n\n${prose(ordered.slice(start))}`;
}

/** Writes the keys of a file again. The text of a Markdown file, which is its body, stays. */
export function replaceKeys(name: string, text: string, value: Readonly<Record<string, unknown>>): string {
  if (!isMarkdown(name)) return `${JSON.stringify(value, null, 2)}\n`;
  const keys = Object.fromEntries(Object.entries(value).filter(([key]) => key !== 'body'));
  return `---\n${frontMatter(keys)}\n---${text.slice(bodyStart(text))}`;
}

/** The text of a Markdown file, below its keys. */
export const bodyOf = (text: string): string => text.slice(bodyStart(text)).trim();

const bodyStart = (text: string): number => text.indexOf('\n---', 3) + '\n---'.length;

const frontMatter = (keys: unknown): string =>
  stringify(keys, {
    lineWidth: 0,
    defaultStringType: 'PLAIN',
    defaultKeyType: 'PLAIN',
    singleQuote: true,
  }).trim();

const imageAddress = (source: string): string =>
  /^[a-z]+:/.test(source) ? source : `/${fromFolder(source).replace(/^\//, '')}`;

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/**
 * A value with the keys of its definition in their order, without empty optional ones.
 *
 * @param translation what is left out of a translation has the value of the first language. In a list, switches have their own
 */
export function inOrder(value: unknown, schema: Schema, translation?: 'file' | 'list'): unknown {
  if (Array.isArray(value))
    return value.map((entry) => inOrder(entry, schema.items ?? {}, translation && 'list'));
  if (typeof value === 'string') return schema.fieldType?.isImageFile && value ? imageAddress(value) : value;
  if (!isRecord(value)) return value;
  const { properties = {}, required = [] } = schema;
  const keys = new Set([...Object.keys(properties), ...Object.keys(value)]);
  const entries = [...keys].flatMap((key) => {
    const field = properties[key] ?? {};
    const preset = typeof field.default === 'boolean' && translation !== 'file' ? field.default : undefined;
    const entry = inOrder(value[key] ?? preset, field, translation);
    const isNeeded = required.includes(key) && !translation;
    return isNeeded || !isEmpty(entry) ? [[key, entry] as const] : [];
  });
  return Object.fromEntries(entries);
}

function prose(text: string): string {
  const tree = markdownTree(text);
  setImages(tree);
  return toMarkdown(tree, {
    ...{ bullet: '-', emphasis: '_', rule: '*', listItemIndent: 'one', resourceLink: true },
    extensions: [tables, { handlers: { table } }],
  });
}

const tables = gfmTableToMarkdown({ tablePipeAlign: false });

/** The row below the first one has three hyphens, as usual. */
const table: Handle = (...parts) =>
  String(tables.handlers?.table?.(...parts)).replace(/\n.*/, (row) => row.replaceAll('-', '---'));

/** The images of a row are on one line: the admin puts an empty line between those on lines of their own. */
function setImages(part: Part | ReturnType<typeof markdownTree>): void {
  if (part.type === 'image') part.url = imageAddress(part.url);
  if (part.type === 'text' && !part.value.trim()) part.value = ' ';
  if ('children' in part) part.children.forEach(setImages);
}
