import fs from 'node:fs';
import path from 'node:path';
import type { ChildNode, Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { quote } from '../check/problem';

type Attributes = Record<string, string>;

/** The logo's mark, as GraphQL has it: shapes without groups, with attributes as React names them. */
export interface LogoMark {
  viewBox: string;
  shapes: { element: string; attributes: Attributes }[];
}

/** What the site cannot show, and its place in the text of the file. */
export interface LogoMistake {
  offset: number;
  message: string;
}

/** The shapes, with the attributes that describe their geometry. */
const shapes: Readonly<Record<string, readonly string[]>> = {
  path: ['d'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  line: ['x1', 'y1', 'x2', 'y2'],
  polyline: ['points'],
  polygon: ['points'],
};

/** Attributes that a group passes on to its shapes, as the CSS properties of the same names are inherited. */
const inherited = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-opacity',
  'stroke-width',
];

/** What vector editors write and a page does not need. */
const ignoredElements = /^(?:title|desc|metadata|[\w-]+:[\w-]+)$/;
const ignoredAttributes =
  /^(?:id|class|version|role|xmlns|baseProfile|(?:aria|data|enable)-[\w-]+|(?!on|xlink:href)[\w-]+:[\w-]+)$/;
const rootAttributes = ['viewBox', 'width', 'height', 'x', 'y', 'preserveAspectRatio'];

const colour = /^(?:[a-z]+|var\(--color-(?:accent|signal)\)|#[\da-f]{3,8}|rgba?\([\d.,%\s/]+\))$/i;
const measure = /^[\w\s.,()%+-]*$/;

/** In characters. Every page has the mark. */
const maxLength = 4000;

/** How much wider than high, or higher than wide, a mark may be: the header shows the name beside it. */
const maxRatio = 1.5;

/** Reads the mark of a logo: its shapes, or what the site cannot show. Scripts, styles and links are mistakes. */
export function parseLogo(svg: string): LogoMark | LogoMistake {
  const mistakes: LogoMistake[] = [];
  const fail = (node: ChildNode, message: string) => mistakes.push({ offset: node.startIndex ?? 0, message });
  const document = parseDocument(svg, { xmlMode: true, withStartIndices: true });
  const root = document.children.find((node): node is Element => DomUtils.isTag(node));
  if (root?.name !== 'svg') return { offset: 0, message: 'expected an SVG file, with the element <svg>' };
  const found: LogoMark['shapes'] = [];

  function read(element: Element, parent: Attributes): void {
    const geometry = element === root ? rootAttributes : (shapes[element.name] ?? []);
    const own = attributesOf(element, fail);
    for (const [name, value] of Object.entries(own)) {
      const isColour = name === 'fill' || name === 'stroke';
      if (!allowed(element, geometry).includes(name))
        fail(element, `found the attribute ${name.slice(0, 40)} of <${element.name}>, expected none`);
      else if (!(isColour ? colour : measure).test(value))
        fail(element, `found ${name}=${quote(value)}, expected ${isColour ? 'a plain colour' : 'numbers'}`);
    }
    const passedOn = Object.fromEntries(Object.entries(own).filter(([name]) => inherited.includes(name)));
    const attributes = { ...parent, ...passedOn };
    const transform = [parent.transform, own.transform].filter(Boolean).join(' ');
    if (transform) attributes.transform = transform;
    if (element.name in shapes) {
      const drawn = { ...attributes, ...own, ...(transform && { transform }) };
      found.push({ element: element.name, attributes: namedForReact(drawn) });
      return;
    }
    for (const child of element.children.filter((node) => DomUtils.isTag(node))) {
      if (child.name === 'g' || child.name in shapes) read(child, attributes);
      else if (child.name === 'defs') rejectStyles(child);
      else if (!ignoredElements.test(child.name)) fail(child, unusable(child));
    }
  }

  /** Shapes that use another definition have a mistake of their own. */
  const rejectStyles = ({ children }: Element) =>
    DomUtils.getElementsByTagName('style', children).forEach((style) => fail(style, unusable(style)));

  read(root, { fill: 'currentColor' });

  const viewBox = viewBoxOf(root);
  if (typeof viewBox !== 'string') fail(root, viewBox.message);
  if (found.length === 0) fail(root, 'found no shapes, expected for example <path>');
  const { length } = JSON.stringify(found);
  if (length > maxLength) fail(root, `found ${length} characters of shapes, expected at most ${maxLength}`);
  return mistakes[0] ?? { viewBox: String(viewBox), shapes: found };
}

const unusable = ({ name }: Element): string =>
  name === 'style'
    ? 'found <style>, expected colours in attributes such as fill'
    : `found <${name.slice(0, 40)}>, expected shapes in plain colours, such as <path>`;

const allowed = (element: Element, geometry: readonly string[]): string[] => [
  ...geometry,
  ...inherited,
  'transform',
  // A group is transparent as a whole. Its shapes are transparent one by one.
  ...(element.name in shapes ? ['opacity'] : []),
];

/** The attributes of an element and the declarations of its style, without those that vector editors leave behind. */
function attributesOf(element: Element, fail: (node: ChildNode, message: string) => void): Attributes {
  const { style = '', ...attributes } = element.attribs;
  const declarations = style.split(';').flatMap((declaration) => {
    const [name = '', value = ''] = declaration.split(/:(.*)/s).map((part) => part.trim());
    if (!name) return [];
    if (inherited.includes(name) || name === 'opacity') return [[name, value]];
    fail(element, `found the style ${name.slice(0, 40)} of <${element.name}>, expected none`);
    return [];
  });
  const own = Object.entries(attributes).filter(([name]) => !ignoredAttributes.test(name));
  return Object.fromEntries([...own, ...declarations]) as Attributes;
}

const namedForReact = (attributes: Attributes): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value.trim().replaceAll(/\s+/g, ' '),
    ]),
  );

function viewBoxOf({ attribs }: Element): string | { message: string } {
  const { width = '', height = '', viewBox = `0 0 ${parseFloat(width)} ${parseFloat(height)}` } = attribs;
  const sizes = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , across = NaN, down = NaN] = sizes;
  if (sizes.length !== 4 || sizes.some((size) => !Number.isFinite(size)) || across <= 0 || down <= 0)
    return { message: 'the viewBox is missing, expected for example viewBox="0 0 32 32"' };
  if (Math.max(across / down, down / across) > maxRatio)
    return {
      message: `the viewBox is ${across} wide and ${down} high, expected a mark that is nearly square`,
    };
  return sizes.join(' ');
}

export const isMark = (logo: LogoMark | LogoMistake): logo is LogoMark => 'shapes' in logo;

/** Reads the mark of content that has passed the check. */
export function readMark(directory: string, file: string): LogoMark {
  const logo = parseLogo(fs.readFileSync(path.join(directory, file), 'utf8'));
  if (!isMark(logo)) throw new Error(`${file}: ${logo.message}`);
  return logo;
}
