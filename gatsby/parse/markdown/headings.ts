import * as ids from '../../../src/content-model/ids';
import type { ProseNode } from '../../../src/content-model/prose-node';
import { wordsInAddress } from '../plain-name';
import type { Part } from './tree';
import { isBlank } from './unsupported';

const reserved: readonly unknown[] = Object.values(ids);
const reservedEnds = [ids.headingId(''), ids.failureId('')];

/** Whether the site itself uses an anchor, on any page. */
export const isReservedAnchor = (anchor: string): boolean =>
  reserved.includes(anchor) || reservedEnds.some((end) => anchor.endsWith(end));

/** The deepest heading becomes an h6, below a section's h2. */
const levels = { highest: 2, deepest: 5 };

/** "## to ####" */
const range = (first: number, last: number): string =>
  [...new Set([first, last])].map((depth) => '#'.repeat(depth)).join(' to ');

export const textOf = (nodes: readonly ProseNode[] = []): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('');

export class Headings {
  private last = levels.highest - 1;
  private readonly ids = new Set<string>();

  /** @param start of the ids: the anchor of the section that shows the text, so that no two of a page are the same */
  constructor(private readonly start: string) {}

  explain(part: Part & { type: 'heading' }, source: string): string | undefined {
    const { depth } = part;
    const deepest = Math.min(this.last + 1, levels.deepest);
    this.last = Math.max(depth, levels.highest);
    if (/\n[ >]*(?:-+|=+)[ \t]*$/.test(source))
      return 'found a heading with a line below it; a heading is ## Words, and a rule --- has an empty line above it';
    if (isBlank(part)) return 'found a heading without words';
    return depth < levels.highest || depth > deepest
      ? `found ${'#'.repeat(depth)}, expected ${range(levels.highest, deepest)}: no level is left out, and the page and the section have their own headings`
      : undefined;
  }

  /** An id from the words of a heading: "terms-payment", or "terms-payment-2" for the second one with these words. */
  idOf(words: readonly ProseNode[]): string {
    const name = wordsInAddress(textOf(words)) || 'a-name';
    const base = this.start ? `${this.start}-${name}` : name;
    const isTaken = (id: string) => this.ids.has(id) || isReservedAnchor(id);
    let id = base;
    for (let number = 2; isTaken(id); number += 1) id = `${base}-${number}`;
    this.ids.add(id);
    return id;
  }
}
