import { type Element, isTag } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { LogoMark, MarkElement } from '../../src/content-model/field-types/media/logo';
import { explainRatio, isNearlySquare, ratioOf } from './logo-size';
import { quote } from '../parse/problem';
import { readStyle, styleOf } from './logo-style';

/** What the site cannot show, with its offset in the text of the file. */
export type LogoMistake = Error & { offset?: number };

const fail = (node: Element, message: string): never => {
  throw Object.assign(new Error(message), { offset: node.startIndex ?? 0 });
};

const list = (names: string): Set<string> => new Set(names.trim().split(/\s+/));

const shapeNames = list('path rect circle ellipse line polyline polygon');
const gradientNames = list('linearGradient radialGradient');
const rootAttributes = list('viewBox width height x y preserveAspectRatio');
const attributeNames = list(`
  cx cy d height points r rx ry width x x1 x2 y y1 y2 transform
  fill fill-opacity fill-rule opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-opacity stroke-width
  fr fx fy gradientTransform gradientUnits offset spreadMethod stop-color stop-opacity`);

/** What vector editors write and a page does not need. Gradients are read where shapes use them. */
const ignoredElements = /^(?:title|desc|metadata|defs|style|linearGradient|radialGradient|[\w-]+:[\w-]+)$/;
const ignoredAttributes =
  /^(?:id|class|style|version|role|xmlns|baseProfile|(?:aria|data|enable)-[\w-]+|(?!on|xlink:href)[\w-]+:[\w-]+)$/;

const colourAttributes = list('fill stroke stop-color');
const colour = /^(?:[a-z]+|var\(--color-(?:accent|signal)\)|#[\da-f]{3,8}|rgba?\([\d.,%\s/]+\))$/i;
const measure = /^[\w\s.,()%+-]*$/;

/** In characters, of a mark and of a wider logo, which has letters. Every page has them. */
const maxLength = { mark: 4000, wide: 12000 };

/** An id that cannot be that of a part of a page. */
const gradientId = (id = ''): string => `gradient-${id.replace(/^#/, '')}`;

/** @throws LogoMistake for what the site cannot show, such as scripts and links */
export function parseLogo(svg: string): LogoMark {
  const root = parseDocument(svg, { xmlMode: true, withStartIndices: true }).children.find(isTag);
  if (root?.name !== 'svg') throw new Error('expected an SVG file, with the element <svg>');
  const find = (names: Set<string>) => DomUtils.findAll(({ name }) => names.has(name), root.children);

  const rules = find(list('style')).flatMap(
    (style) =>
      readStyle(style) ??
      fail(style, 'found <style> that is not understood, expected rules such as .a { fill: #c00 }'),
  );
  const gradients = find(gradientNames).filter(({ attribs: { id } }) => id && svg.includes(`#${id}`));
  const gradientUses = new Map(
    gradients.map(({ attribs: { id } }) => [`url(#${id})`, `url(#${gradientId(id)})`]),
  );

  function readAttributes(element: Element): Record<string, string> {
    const { name: tag, attribs } = element;
    const { id, href = attribs['xlink:href'] } = attribs;
    const isGradient = gradientNames.has(tag);
    const attributes: Record<string, string> = {
      ...(element === root && { fill: 'currentColor' }),
      ...(isGradient && { id: gradientId(id), ...(href && { href: `#${gradientId(href)}` }) }),
    };
    for (const [name, written] of [...Object.entries(attribs), ...styleOf(element, rules)]) {
      if (ignoredAttributes.test(name) || (element === root && rootAttributes.has(name))) continue;
      if (name === 'display' && written.trim() !== 'none') continue;
      if (isGradient && /^(?:xlink:)?href$/.test(name)) continue;
      const value = written.trim().replaceAll(/\s+/g, ' ');
      const isColour = colourAttributes.has(name);
      const gradient = isColour && gradientUses.get(value.replaceAll(/["']/g, ''));
      if (!attributeNames.has(name))
        fail(
          element,
          `found the attribute or style ${name.slice(0, 40)} of <${tag}>, expected none; drawing programs write plain shapes after "Flatten" or "Object to path"`,
        );
      else if (!gradient && !(isColour ? colour : measure).test(value))
        fail(element, `found ${name}=${quote(value)}, expected ${isColour ? 'a colour' : 'numbers'}`);
      attributes[name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())] = gradient || value;
    }
    return attributes;
  }

  function read(element: Element): MarkElement {
    const children = element.children.filter(isTag).filter(({ name }) => !ignoredElements.test(name));
    for (const child of children)
      if (child.name !== (gradientNames.has(element.name) ? 'stop' : 'g') && !shapeNames.has(child.name))
        fail(child, `found <${child.name.slice(0, 40)}>, expected shapes such as <path>`);
    return {
      element: element === root ? 'g' : element.name,
      attributes: readAttributes(element),
      ...(children.length > 0 && { children: children.map(read) }),
    };
  }

  const shapes = [...gradients, root].map(read);
  const viewBox = viewBoxOf(root);
  if (find(shapeNames).length === 0) fail(root, 'found no shapes, expected for example <path>');
  const { length } = JSON.stringify(shapes);
  const most = isNearlySquare(ratioOf(viewBox)) ? maxLength.mark : maxLength.wide;
  if (length > most) fail(root, `found ${length} characters of shapes, expected at most ${most}`);
  return { viewBox, shapes };
}

function viewBoxOf(root: Element): string {
  const { width = '', height = '' } = root.attribs;
  const { viewBox = `0 0 ${parseFloat(width)} ${parseFloat(height)}` } = root.attribs;
  const sizes = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , across = NaN, down = NaN] = sizes;
  if (sizes.length !== 4 || sizes.some((size) => !Number.isFinite(size)) || across <= 0 || down <= 0)
    fail(root, 'the viewBox is missing, expected for example viewBox="0 0 32 32"');
  const mistake = explainRatio(across, down);
  if (mistake) fail(root, `the viewBox is ${mistake}`);
  return sizes.join(' ');
}
