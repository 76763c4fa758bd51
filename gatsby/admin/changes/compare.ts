import { isDeepStrictEqual } from 'node:util';
import { type FieldPath, isRecord } from '../../definitions/definitions';
import { nameOfEntry } from '../field-labels';
import type { State } from './published';

/** A field, or an entry of a list, that differs. */
export interface Difference {
  /** In the value that is there now. */
  path: FieldPath;
  kind: State | 'moved';
  before?: unknown;
  after?: unknown;
  /** Returns the value without the difference. */
  undo: (value: unknown) => unknown;
}

/** A copy of a value with another part. A key without a value is left out. */
function withPart(value: unknown, [key, ...rest]: FieldPath, update: (part: unknown) => unknown): unknown {
  if (key === undefined) return update(value);
  if (Array.isArray(value))
    return value.map((entry: unknown, index) => (index === key ? withPart(entry, rest, update) : entry));
  const group = isRecord(value) ? value : {};
  // A key that is there keeps its place.
  const changed = { ...group, [key]: withPart(group[key], rest, update) };
  return Object.fromEntries(Object.entries(changed).filter(([, part]) => part !== undefined));
}

/**
 * Compares values field by field, and lists entry by entry.
 *
 * @returns the differences in an order in which the last one can be undone first
 */
export function compareValues(before: unknown, after: unknown, path: FieldPath = []): Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, path);
  if (isRecord(before) && isRecord(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      compareValues(before[key], after[key], [...path, key]),
    );
  return [{ path, kind: 'changed', before, after, undo: (value) => withPart(value, path, () => before) }];
}

/** The names of entries. The second one with the same name has a number. */
function namesOf(list: readonly unknown[]): string[] {
  const counts = new Map<string, number>();
  return list.map((entry) => {
    const name = nameOfEntry(entry) ?? JSON.stringify(entry);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return `${count} ${name}`;
  });
}

/** For each entry of a list, where another list has it: under its name, or under another one after the same entry. */
function pairEntries(names: readonly string[], others: readonly string[]): (number | undefined)[] {
  const isIn = new Set(names);
  /** Entries that the first list does not have, by the name of the one before them that it has. */
  const renamed = new Map<string, number[]>();
  let last = '';
  others.forEach((name, index) => {
    if (isIn.has(name)) last = name;
    else renamed.set(last, [...(renamed.get(last) ?? []), index]);
  });
  last = '';
  return names.map((name) => {
    const index = others.indexOf(name);
    if (index < 0) return renamed.get(last)?.shift();
    last = name;
    return index;
  });
}

function compareLists(before: readonly unknown[], after: readonly unknown[], path: FieldPath): Difference[] {
  const old = namesOf(before);
  const pairs = pairEntries(old, namesOf(after));
  const inList = (update: (list: unknown[]) => unknown[]) => (value: unknown) =>
    withPart(value, path, (list) => update(list as unknown[]));

  const places = pairs.filter((place) => place !== undefined);
  const isMoved = places.some((place, index) => place < (places[index - 1] ?? 0));
  const moved: Difference = {
    ...{ path, kind: 'moved', before, after },
    undo: inList((list) => {
      const names = namesOf(list);
      const isKnown = names.map((name) => old.includes(name));
      const sorted = [...names.keys()]
        .filter((index) => isKnown[index])
        .sort((a, b) => old.indexOf(names[a] ?? '') - old.indexOf(names[b] ?? ''));
      return list.map((entry, index) => (isKnown[index] ? list[sorted.shift() ?? index] : entry));
    }),
  };

  const differences: Difference[][] = after.map((entry, index) => {
    const pair = pairs.indexOf(index);
    if (pair >= 0) return compareValues(before[pair], entry, [...path, index]);
    const undo = inList((list) => list.filter((_, place) => place !== index));
    return [{ path: [...path, index], kind: 'added', after: entry, undo }];
  });
  const removed = before.flatMap((entry, index) => {
    if (pairs[index] !== undefined) return [];
    const place = (pairs.slice(0, index).findLast((pair) => pair !== undefined) ?? -1) + 1;
    const undo = inList((list) => list.toSpliced(place, 0, entry));
    return { path: [...path, place], kind: 'removed', before: entry, undo } satisfies Difference;
  });
  const inOrder = [...differences, []].flatMap((own, index) => [
    ...removed.filter((difference) => difference.path.at(-1) === index),
    ...own,
  ]);
  return isMoved ? [moved, ...inOrder] : inOrder;
}
