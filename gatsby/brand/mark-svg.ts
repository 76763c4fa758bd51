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
  return {
    viewBox,
    shapes: shapes.map(({ element, attributes }) => ({
      element,
      attributes: Object.fromEntries(
        Object.entries(attributes).map(([name, value]) => [name, colours.get(value) ?? value]),
      ),
    })),
  };
};

/** The shapes of a mark as SVG elements. */
export const markShapes = ({ shapes }: LogoMark): string =>
  shapes
    .map(({ element, attributes }) => {
      const written = Object.entries(attributes).map(
        ([name, value]) =>
          ` ${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${escapeMarkup(value)}"`,
      );
      return `<${element}${written.join('')}/>`;
    })
    .join('');
