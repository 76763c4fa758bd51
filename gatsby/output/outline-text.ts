import { Element, type ChildNode, Text } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { createLettering, LetterStyle } from './lettering';

type Draw = Awaited<ReturnType<typeof createLettering>>;

/** An attribute of an element or of the nearest one around it that has it. */
function inherited(element: Element, name: string): string | undefined {
  const own = element.attribs[name];
  if (own !== undefined) return own;
  return element.parent instanceof Element ? inherited(element.parent, name) : undefined;
}

const styleOf = (element: Element): LetterStyle => ({
  family: inherited(element, 'style')?.includes('--font-display') ? 'Display' : 'Text',
  weight: Number(inherited(element, 'font-weight') ?? 400),
  size: Number(inherited(element, 'font-size')),
  spacing: Number(inherited(element, 'letter-spacing')?.replace('em', '') ?? 0),
  isCentred: inherited(element, 'text-anchor') === 'middle',
});

/** Lines of a text element: its own text, and those of its parts, each at its place. */
const linesOf = (text: Element): { element: Element; words: string }[] =>
  text.children.flatMap((node: ChildNode) =>
    node instanceof Element
      ? [{ element: node, words: DomUtils.textContent(node) }]
      : node instanceof Text
        ? [{ element: text, words: node.data }]
        : [],
  );

/**
 * Replaces the texts of drawings by outlines, with the words as label. Texts in a monospaced font stay, and those with
 * letters that the brand's fonts lack.
 */
export async function outlineText(svg: string, draw: Draw): Promise<string> {
  const drawing = parseDocument(svg, { xmlMode: true });
  for (const text of DomUtils.getElementsByTagName('text', drawing)) {
    if (inherited(text, 'font-family')) continue;
    const lines = linesOf(text).filter(({ words }) => words.trim());
    let y = 0;
    const paths: (string | undefined)[] = [];
    for (const { element, words } of lines) {
      y = Number(element.attribs.y ?? y + Number(element.attribs.dy ?? 0));
      paths.push(await draw(words, Number(element.attribs.x), y, styleOf(element)));
    }
    if (paths.includes(undefined)) continue;
    const { fill, opacity, style } = text.attribs;
    const kept = Object.entries({ fill, opacity, style }).filter(([, value]) => value !== undefined);
    const label = lines.map(({ words }) => words).join(' ');
    const group = new Element('g', {
      ...Object.fromEntries(kept as [string, string][]),
      'aria-label': label,
    });
    for (const node of parseDocument(paths.join(''), { xmlMode: true }).childNodes.slice())
      DomUtils.appendChild(group, node);
    DomUtils.replaceElement(text, group);
  }
  return DomUtils.getOuterHTML(drawing, { xmlMode: true });
}
