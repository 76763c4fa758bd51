import type { Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';

/** Gradients, with the attributes that a page may have. */
export const gradients: Readonly<Record<string, readonly string[]>> = {
  linearGradient: ['x1', 'y1', 'x2', 'y2', 'gradientUnits', 'gradientTransform', 'spreadMethod'],
  radialGradient: ['cx', 'cy', 'r', 'fx', 'fy', 'fr', 'gradientUnits', 'gradientTransform', 'spreadMethod'],
};

export const stopAttributes = ['offset', 'stop-color', 'stop-opacity'];

const linkOf = ({ attribs }: Element): string =>
  (attribs.href ?? attribs['xlink:href'] ?? '').replace(/^#/, '');

/** All gradients of a file by id. */
export const findGradients = (root: Element): Map<string, Element> =>
  new Map(
    Object.keys(gradients)
      .flatMap((name) => DomUtils.getElementsByTagName(name, root))
      .map((element) => [element.attribs.id ?? '', element]),
  );

/** The colours of a gradient. Editors let gradients share those of another one. */
export function stopsOf(element: Element, all: ReadonlyMap<string, Element>, depth = 0): Element[] {
  const own = DomUtils.getElementsByTagName('stop', element);
  const linked = all.get(linkOf(element));
  // Gradients that refer to each other have no colours.
  return own.length > 0 || !linked || depth > 4 ? own : stopsOf(linked, all, depth + 1);
}
