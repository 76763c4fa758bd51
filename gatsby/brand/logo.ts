import fs from 'node:fs';
import path from 'node:path';
import { type ChildNode, type Element, isTag } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { quote } from '../check/problem';
import {
  allowed,
  type Attributes,
  attributesOf,
  inherited,
  namedForReact,
  rootAttributes,
  shapes,
} from './logo-attributes';
import { findGradients, gradients, stopAttributes, stopsOf } from './logo-gradients';
import { readStyle, styleOf } from './logo-style';

/** The logo's mark, as GraphQL has it: gradients, and shapes without groups, with attributes as React names them. */
export interface LogoMark {
  viewBox: string;
  /** Gradients have stops. */
  shapes: { element: string; attributes: Attributes; stops?: Attributes[] | null }[];
}

/** What the site cannot show, and its place in the text of the file. */
export interface LogoMistake {
  offset: number;
  message: string;
}

/** What vector editors write and a page does not need. */
const ignoredElements = /^(?:title|desc|metadata|style|linearGradient|radialGradient|[\w-]+:[\w-]+)$/;
const gradientFill = /^url\(["']?#([^"')]+)["']?\)$/;
const colour = /^(?:[a-z]+|var\(--color-(?:accent|signal)\)|#[\da-f]{3,8}|rgba?\([\d.,%\s/]+\))$/i;
const measure = /^[\w\s.,()%+-]*$/;

/** In characters. Every page has the mark. */
const maxLength = 4000;

/** How much wider than high, or higher than wide, a mark may be: the header shows the name beside it. */
const maxRatio = 1.5;

/** Reads the mark of a logo: its shapes, or what the site cannot show. Scripts and links are mistakes. */
export function parseLogo(svg: string): LogoMark | LogoMistake {
  const mistakes: LogoMistake[] = [];
  const fail = (node: ChildNode, message: string) => mistakes.push({ offset: node.startIndex ?? 0, message });
  const document = parseDocument(svg, { xmlMode: true, withStartIndices: true });
  const root = document.children.find(isTag);
  if (root?.name !== 'svg') return { offset: 0, message: 'expected an SVG file, with the element <svg>' };
  const found: LogoMark['shapes'] = [];
  const rules = DomUtils.getElementsByTagName('style', root).flatMap((style) => {
    const read = readStyle(style);
    if (!read) fail(style, 'found <style> that is not understood, expected rules such as .a { fill: #c00 }');
    return read ?? [];
  });
  const allGradients = findGradients(root);
  /** The ids of the gradients that shapes use, in the order of their new names. */
  const used: string[] = [];

  /** Renames a used gradient, so that its id cannot be that of a part of a page. */
  function nameOf(id: string): string {
    if (!used.includes(id)) used.push(id);
    return `gradient-${used.indexOf(id)}`;
  }

  function check(element: Element, name: string, value: string, names: readonly string[]): void {
    const isColour = ['fill', 'stroke', 'stop-color'].includes(name);
    if (!names.includes(name))
      fail(element, `found the attribute ${name.slice(0, 40)} of <${element.name}>, expected none`);
    else if (!(isColour ? colour : measure).test(value))
      fail(element, `found ${name}=${quote(value)}, expected ${isColour ? 'a colour' : 'numbers'}`);
  }

  /** The attributes of an element and its styles, as far as a page may have them. */
  function readAttributes(element: Element, names: readonly string[]): Attributes {
    const own = attributesOf(element, styleOf(element, rules), names, fail);
    for (const [name, value] of Object.entries(own)) {
      const [, id] = gradientFill.exec(value) ?? [];
      if (id && /^(?:fill|stroke)$/.test(name) && allGradients.has(id)) own[name] = `url(#${nameOf(id)})`;
      else check(element, name, value, names);
    }
    return own;
  }

  function read(element: Element, parent: Attributes): void {
    const geometry = element === root ? rootAttributes : (shapes[element.name] ?? []);
    const own = readAttributes(element, allowed(element, geometry));
    const passedOn = Object.fromEntries(Object.entries(own).filter(([name]) => inherited.includes(name)));
    const attributes = { ...parent, ...passedOn };
    const transform = [parent.transform, own.transform].filter(Boolean).join(' ');
    if (transform) attributes.transform = transform;
    if (element.name in shapes) {
      const drawn = { ...attributes, ...own, ...(transform && { transform }) };
      found.push({ element: element.name, attributes: namedForReact(drawn) });
      return;
    }
    for (const child of element.children.filter(isTag)) {
      if (child.name === 'g' || child.name in shapes) read(child, attributes);
      else if (child.name !== 'defs' && !ignoredElements.test(child.name)) fail(child, unusable(child));
    }
  }

  function readGradient(id: string): LogoMark['shapes'][number] {
    const element = allGradients.get(id) as Element;
    const attributes = readAttributes(element, gradients[element.name] ?? []);
    return {
      element: element.name,
      attributes: namedForReact({ ...attributes, id: nameOf(id) }),
      stops: stopsOf(element, allGradients).map((stop) =>
        namedForReact(readAttributes(stop, stopAttributes)),
      ),
    };
  }

  read(root, { fill: 'currentColor' });
  const shapeCount = found.length;
  found.unshift(...used.map(readGradient));

  const viewBox = viewBoxOf(root);
  if (typeof viewBox !== 'string') fail(root, viewBox.message);
  if (shapeCount === 0) fail(root, 'found no shapes, expected for example <path>');
  const { length } = JSON.stringify(found);
  if (length > maxLength) fail(root, `found ${length} characters of shapes, expected at most ${maxLength}`);
  return mistakes[0] ?? { viewBox: String(viewBox), shapes: found };
}

const unusable = ({ name }: Element): string =>
  `found <${name.slice(0, 40)}>, expected shapes such as <path>`;

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
