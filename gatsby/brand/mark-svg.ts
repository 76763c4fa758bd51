import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp, { type Sharp } from 'sharp';
import type { LogoMark, MarkElement } from '../../src/content-model/field-types/media/logo';

/** The colours that a mark may name instead of having colours of its own. */
export type MarkColours = Record<'text' | 'accent' | 'signal', string>;

/** The colours of the shapes, which have those of the groups around them. */
const paintsIn = (shapes: readonly MarkElement[], parent: MarkElement['attributes'] = {}): string[] =>
  shapes.flatMap(({ element, attributes, children = [] }) => {
    const own = { ...parent, ...attributes };
    return element === 'g' ? paintsIn(children, own) : [own.fill ?? '', own.stroke ?? ''];
  });

export const hasTextColour = ({ shapes }: LogoMark): boolean => paintsIn(shapes).includes('currentColor');

const toReact = ({ element, attributes, children }: MarkElement, key: number): ReactElement =>
  createElement(element, { key, ...attributes }, children?.map(toReact));

/**
 * The mark as an SVG element, for programs that do not know custom properties: with colours in place of their names.
 *
 * @param box its place and size in another SVG element, or its size
 */
export function markSvg(
  { viewBox, shapes }: LogoMark,
  { text, accent, signal }: MarkColours,
  box: Readonly<Record<'width' | 'height', number>> & { x?: number; y?: number },
): string {
  const svg = { xmlns: 'http://www.w3.org/2000/svg', viewBox, ...box };
  return renderToStaticMarkup(createElement('svg', svg, shapes.map(toReact)))
    .replaceAll('currentColor', text)
    .replaceAll('var(--color-accent)', accent)
    .replaceAll('var(--color-signal)', signal);
}

/** @param measuredWidth in pixels */
export function paint(mark: LogoMark, colours: MarkColours, measuredWidth: number): Sharp {
  const [, , width = 1, height = 1] = mark.viewBox.split(' ').map(Number);
  const size = { width: measuredWidth, height: (measuredWidth * height) / width };
  return sharp(Buffer.from(markSvg(mark, colours, size)));
}
