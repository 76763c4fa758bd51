/** @jest-environment node */
import { waitForNode } from '../../../gatsby/develop/wait-for-node';

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
