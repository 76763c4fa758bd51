import type { LogoMark, MarkElement } from '../../src/content-model/field-types/media/logo';
import { isRecord } from '../../src/content-model/is-record';
import type { ProseNode } from '../../src/content-model/prose-node';
import type { FieldPath } from '../definitions/definitions';
import type { Site } from '../model/site';
import type { ContentFile } from '../parse/parse-text';

/**
 * Invisible characters that say which field a text is from. The server of the forms adds them to the data of pages, and a
 * page takes them out of what it shows: see gatsby/develop/remove-marks.ts.
 *
 * @see https://www.unicode.org/charts/PDF/UE0000.pdf
 */
const markOf = (place: string): string =>
  String.fromCodePoint(0xe0001, ...[...place].map((letter) => 0xe0000 + letter.charCodeAt(0)), 0xe007f);

const markNode = (node: ProseNode, mark: string): ProseNode =>
  typeof node === 'string'
    ? node + mark
    : { ...node, children: node.children?.map((child) => markNode(child, mark)) };

const isLogo = (value: unknown): value is LogoMark => isRecord(value) && 'viewBox' in value;

/** A shape has no text. It gets the attribute itself. */
const nameShape = ({ attributes, ...shape }: MarkElement, name: string): MarkElement => ({
  ...shape,
  attributes: { ...attributes, 'data-field': name },
});

/** The place of a field in its file, and its site. Pages that the build adds have none. */
function placeOf({ name }: ContentFile, path: FieldPath, site: Site) {
  const { original, fallbacks, originals } = site;
  const [list, index, ...field] = path;
  if (name !== 'pages.json' || typeof index !== 'number')
    return { path, language: (fallbacks.has(name) ? original : site)?.language };
  const route = site.routes[index];
  if (!list || !route || route.source) return undefined;
  const isFallback = original && fallbacks.has(route.path);
  const { pages, language } = isFallback ? original : site;
  const address = isFallback ? originals.get(route.path) : route.path;
  return { path: [list, pages.findIndex((page) => page.path === address), ...field], language };
}

/**
 * @param value a text, or its elements, or a logo
 * @param path of the field in the data of the file
 */
export function markField(value: unknown, file: ContentFile, path: FieldPath, site: Site): unknown {
  const place = process.env.ADMIN ? placeOf(file, path, site) : undefined;
  if (!place) return value;
  const name = [file.name, place.path.join('.'), place.language?.code ?? ''].join('|');
  const mark = markOf(name);
  if (typeof value === 'string') return value + mark;
  if (isLogo(value)) return { ...value, shapes: value.shapes.map((shape) => nameShape(shape, name)) };
  if (!isRecord(value) || !Array.isArray(value.blocks)) return value;
  return { ...value, blocks: value.blocks.map((block: ProseNode) => markNode(block, mark)) };
}
