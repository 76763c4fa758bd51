/** @jest-environment node */
import { waitForLinked, waitForNode } from '../../../gatsby/definitions/wait-for-node';

it('has the node that replaces a deleted one', async () => {
  const found = [null, null, { name: 'Foldline' }];
  const info = { originalResolver: () => Promise.resolve(found.shift()) };
  expect(await waitForNode(undefined, {}, {}, info)).toEqual({ name: 'Foldline' });
});

it('has no node if none comes in time', async () => {
  const originalResolver = jest.fn(() => Promise.resolve(null));
  jest.spyOn(Date, 'now').mockReturnValueOnce(0).mockReturnValueOnce(1000).mockReturnValueOnce(5001);
  expect(await waitForNode(undefined, {}, {}, { originalResolver })).toBeNull();
  expect(originalResolver).toHaveBeenCalledTimes(2);
});

/** What a field has that refers to the keys in `source`. */
async function linked(returnType: string, source: object, ...results: unknown[]): Promise<unknown> {
  const resolve = jest.fn(() => Promise.resolve(results.length > 1 ? results.shift() : results[0]));
  return waitForLinked.extend({}, { resolve }).resolve(source, {}, {}, { fieldName: 'a', returnType });
}

it('has all nodes of a list after one was replaced', async () => {
  const [a, b] = [{ id: 'a' }, { id: 'b' }];
  expect(await linked('[Person]', { a: ['a', 'b'] }, [a, undefined], [a, b])).toEqual([a, b]);
  expect(await linked('Person', { a: 'a' }, null, a)).toEqual(a);
});

it('leaves out of a list what does not come in time', async () => {
  jest.spyOn(Date, 'now').mockReturnValueOnce(0).mockReturnValueOnce(5001);
  expect(await linked('[Person]', { a: ['a', 'b'] }, [undefined, { id: 'b' }])).toEqual([{ id: 'b' }]);
});

it('does not wait for what no key refers to', async () => {
  expect(await linked('[Person]', {})).toEqual([]);
  expect(await linked('Person', { a: null })).toBeNull();
});
