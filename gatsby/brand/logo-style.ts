import type { Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import postcss, { type Container } from 'postcss';

type Declaration = [name: string, value: string];

/** A rule of a style element that vector editors write, such as ".cls-1{fill:#c00}". */
interface StyleRule {
  selectors: string[];
  declarations: Declaration[];
}

const simple = /^[.#]?[\w-]+$/;

const declarationsIn = ({ nodes = [] }: Container): Declaration[] =>
  nodes.flatMap((node) => (node.type === 'decl' ? [[node.prop, node.value] satisfies Declaration] : []));

/** @returns undefined if it has anything but declarations for classes, ids and elements */
export function readStyle(style: Element): StyleRule[] | undefined {
  try {
    const nodes = postcss.parse(DomUtils.textContent(style)).nodes.filter(({ type }) => type !== 'comment');
    const rules = nodes.filter((node) => node.type === 'rule');
    const isSimple = rules.every(({ selectors }) => selectors.every((selector) => simple.test(selector)));
    if (!isSimple || rules.length < nodes.length) return undefined;
    return rules.map((rule) => ({ selectors: rule.selectors, declarations: declarationsIn(rule) }));
  } catch {
    return undefined;
  }
}

export function styleOf({ name, attribs }: Element, rules: readonly StyleRule[]): Declaration[] {
  const classes = (attribs.class ?? '').split(/\s+/).map((one) => `.${one}`);
  const own = [name, ...classes, `#${attribs.id}`];
  const applied = rules.filter(({ selectors }) => selectors.some((selector) => own.includes(selector)));
  return [
    ...applied.flatMap(({ declarations }) => declarations),
    ...declarationsIn(postcss.parse(attribs.style ?? '')),
  ];
}
