/** @jest-environment node */
import { compareValues } from '../../../../gatsby/admin/changes/compare';

const plan = (name: string, price = '£1') => ({ name, price });
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => plan(name));

/** What differs, without the functions that undo it. */
const differences = (before: unknown, after: unknown) =>
  compareValues(before, after).map(({ kind, path }) => `${kind} ${path.join('.')}`);

it.each([
  ['a field', { title: 'One', intro: 'x' }, { title: 'Two', intro: 'x' }, ['changed title']],
  ['a new field', {}, { intro: 'x' }, ['changed intro']],
  ['a field of a group', { a: { b: { c: 1 } } }, { a: { b: { c: 2 } } }, ['changed a.b.c']],
  ['a field of an entry', [a, b], [a, plan('b', '£2')], ['changed 1.price']],
  ['another name', [a, b, c], [a, plan('x'), c], ['changed 1.name']],
  ['a new first entry', [b, c], [a, b, plan('c', '£3')], ['added 0', 'changed 2.price']],
  ['removed entries', [a, b, c], [plan('c', '£3')], ['removed 0', 'removed 0', 'changed 0.price']],
  ['another order', [a, b, c], [c, a, plan('b', '£2')], ['moved ', 'changed 2.price']],
  ['entries with one name', [a, a], [a, plan('a', '£2')], ['changed 1.price']],
  ['texts', ['x', 'y'], ['x', 'z', 'w'], ['changed 1', 'added 2']],
  ['all of that', [a, b, c], [d, c, plan('a', '£4')], ['moved ', 'added 0', 'changed 2.price', 'removed 3']],
])('finds and undoes %s', (_, before, after, expected) => {
  expect(differences(before, after)).toEqual(expected);
  const undone = compareValues(before, after)
    .toReversed()
    .reduce((value: unknown, { undo }) => undo(value), after);
  expect(undone).toEqual(before);
});

it('undoes one difference, and no other', () => {
  const after = [plan('x'), a, plan('b', '£2')];
  const [added, price] = compareValues([a, b], after);
  expect(added?.undo(after)).toEqual([a, plan('b', '£2')]);
  expect(price?.undo(after)).toEqual([plan('x'), a, b]);
});

it('finds nothing in another order of keys', () => {
  expect(differences({ one: 1, two: [2] }, { two: [2], one: 1 })).toEqual([]);
});
