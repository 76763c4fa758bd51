import { escapeMarkup } from '../output/seo/escape-markup';
import type { LogoMark } from './logo';

/** The colours that a mark may name instead of having colours of its own. */
export interface MarkColours {
  text: string;
  accent: string;
  signal: string;
}

/** Whether a mark has the colour of the text around it, so that it is visible on any background. */
export const hasTextColour = ({ shapes }: LogoMark): boolean =>
  shapes.some(({ attributes: { fill, stroke } }) => [fill, stroke].includes('currentColor'));

/** Replaces the names of colours, for programs that do not know custom properties. */
export const colourMark = (
  { viewBox, shapes }: LogoMark,
  { text, accent, signal }: MarkColours,
): LogoMark => {
  const colours = new Map([
    ['currentColor', text],
    ['var(--color-accent)', accent],
    ['var(--color-signal)', signal],
  ]);
  const coloured = (attributes: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(attributes).map(([name, value]) => [name, colours.get(value) ?? value]),
    );
  return {
    viewBox,
    shapes: shapes.map(({ element, attributes, stops }) => ({
      element,
      attributes: coloured(attributes),
      stops: stops?.map(coloured),
    })),
  };
};

/** These attributes of SVG have capitals. All others that have them here are written with hyphens. */
const camelCase = /^(?:gradientUnits|gradientTransform|spreadMethod)$/;

function writeElement(element: string, attributes: Record<string, string>, children = ''): string {
  const written = Object.entries(attributes).map(([name, value]) => {
    const svgName = camelCase.test(name)
      ? name
      : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return ` ${svgName}="${escapeMarkup(value)}"`;
  });
  return `<${element}${written.join('')}${children ? `>${children}</${element}>` : '/>'}`;
}

/** The shapes of a mark as SVG elements. */
export const markShapes = ({ shapes }: LogoMark): string =>
  shapes
    .map(({ element, attributes, stops }) =>
      writeElement(element, attributes, stops?.map((stop) => writeElement('stop', stop)).join('')),
    )
    .join('');
