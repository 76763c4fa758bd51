/** @jest-environment node */
import { ContentCopy } from './content-copy';

/** What the content of an invented studio cannot avoid: it has no address, and no clients who write. */
const acceptable = [
  / found .*, which is reserved for examples$/,
  / delivery\.kind: the forms only pretend to send/,
];

test('the example studio is valid, and its warnings are those of an example', async () => {
  const copy = ContentCopy.of('examples/studio');
  expect(await copy.check()).toEqual([]);
  expect((await copy.warnings()).filter((line) => !acceptable.some((pattern) => pattern.test(line)))).toEqual(
    [],
  );
});
