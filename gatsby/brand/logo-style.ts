import type { Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import postcss from 'postcss';

/** A rule of a style element that vector editors write, such as ".cls-1{fill:#c00}". */
interface StyleRule {
  selectors: string[];
  declarations: [name: string, value: string][];
}

/** A class, an id or the name of an element. */
const simple = /^[.#]?[\w-]+$/;

/**
 * Reads the rules of a style element.
 *
 * @returns undefined if it has anything but declarations for classes, ids and elements
 */
export function readStyle(style: Element): StyleRule[] | undefined {
  try {
    const { nodes } = postcss.parse(DomUtils.textContent(style));
    const rules = nodes.flatMap((node) => (node.type === 'rule' ? node : []));
    const others = nodes.filter(({ type }) => type !== 'rule' && type !== 'comment');
    if (others.length > 0 || rules.some(({ selectors }) => !selectors.every((one) => simple.test(one))))
      return undefined;
    return rules.map((rule) => ({
      selectors: rule.selectors,
      declarations: rule.nodes.flatMap((node) => (node.type === 'decl' ? [[node.prop, node.value]] : [])),
    }));
  } catch {
    return undefined;
  }
}

/** The declarations of a file's rules that apply to an element. */
export function styleOf({ name, attribs }: Element, rules: readonly StyleRule[]): [string, string][] {
  const classes = (attribs.class ?? '').split(/\s+/).map((one) => `.${one}`);
  const own = [name, ...classes, `#${attribs.id}`];
  return rules.flatMap(({ selectors, declarations }) =>
    selectors.some((selector) => own.includes(selector)) ? declarations : [],
  );
}
