import { isRecord } from '../../definitions/definitions';
import { nameOfEntry } from '../field-labels';
import type { Difference } from './compare';

/** In characters. */
const longest = 160;
/** How much is shown of an equal start and end. */
const context = 30;

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (Array.isArray(value)) return value.map((entry) => nameOfEntry(entry) ?? textOf(entry)).join(', ');
  if (!isRecord(value)) return String(value);
  return Object.values(value).map(textOf).filter(Boolean).join(', ');
}

/** The number of characters that are equal at the start. */
function equalStart(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count += 1;
  return count;
}

const reversed = (text: string): string => [...text].reverse().join('');

/** Leaves out the words at the start that two long texts share. */
function withoutStart(...texts: readonly [string, string]): [string, string] {
  const same = equalStart(...texts);
  const isShort = texts.every(({ length }) => length < longest / 2) || same < 2 * context;
  const start = isShort ? 0 : texts[0].lastIndexOf(' ', same - context) + 1;
  return texts.map((text) => (start > 0 ? '…' : '') + text.slice(start)) as [string, string];
}

/** Shortens two texts to where they differ. */
function excerpts(...texts: readonly [string, string]): [string, string] {
  const ends = withoutStart(...texts).map(reversed) as [string, string];
  return withoutStart(...ends).map((text) => {
    const rest = reversed(text);
    return rest.length > longest ? `${rest.slice(0, longest)}…` : rest;
  }) as [string, string];
}

/** What was, and what is there now. */
export function describe({ kind, before, after }: Difference): [before: string, after: string] {
  if (kind !== 'changed')
    return excerpts(nameOfEntry(before) ?? textOf(before), nameOfEntry(after) ?? textOf(after));
  return excerpts(textOf(before), textOf(after));
}
