import type { ChildNode, Element } from 'domhandler';
import { gradients } from './logo-gradients';

export type Attributes = Record<string, string>;

/** The shapes, with the attributes that describe their geometry. */
export const shapes: Readonly<Record<string, readonly string[]>> = {
  path: ['d'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  line: ['x1', 'y1', 'x2', 'y2'],
  polyline: ['points'],
  polygon: ['points'],
};

/** Attributes that a group passes on to its shapes, as the CSS properties of the same names are inherited. */
export const inherited = [
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
const ignoredAttributes =
  /^(?:id|class|version|role|xmlns|baseProfile|(?:aria|data|enable)-[\w-]+|(?!on|xlink:href)[\w-]+:[\w-]+)$/;
export const rootAttributes = ['viewBox', 'width', 'height', 'x', 'y', 'preserveAspectRatio'];

export const allowed = (element: Element, geometry: readonly string[]): string[] => [
  ...geometry,
  ...inherited,
  'transform',
  // A group is transparent as a whole. Its shapes are transparent one by one.
  ...(element.name in shapes ? ['opacity'] : []),
];

/** The attributes of an element and the declarations for it, without those that vector editors leave behind. */
export function attributesOf(
  element: Element,
  rules: [string, string][],
  names: readonly string[],
  fail: (node: ChildNode, message: string) => void,
): Attributes {
  const { style = '', href, 'xlink:href': link, ...attributes } = element.attribs;
  const inline = style
    .split(';')
    .map((declaration) => declaration.split(/:(.*)/s).map((part) => part.trim()));
  const declarations = [...rules, ...inline].flatMap(([name = '', value = '']) => {
    if (!name) return [];
    if (names.includes(name)) return [[name, value]];
    fail(element, `found the style ${name.slice(0, 40)} of <${element.name}>, expected none`);
    return [];
  });
  const links = element.name in gradients ? {} : { href, 'xlink:href': link };
  const own = Object.entries({ ...attributes, ...links }).filter(
    ([name, value]) => value !== undefined && !ignoredAttributes.test(name),
  );
  return Object.fromEntries([...own, ...declarations]) as Attributes;
}

export const namedForReact = (attributes: Attributes): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value.trim().replaceAll(/\s+/g, ' '),
    ]),
  );
