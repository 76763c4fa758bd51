/** @jest-environment node */
import { ContentCopy } from './content-copy';

/** What the content of an invented studio cannot avoid: it has no address, and no clients who write. */
const acceptable = [
  / found .*, which is reserved for examples$/,
  / delivery\.kind: the forms only pretend to send/,
];

test('the example studio is valid, and its warnings are those of an example', async () => {
  const copy = ContentCopy.of('examples/studio');
  const [problems, warnings] = [await copy.check(), await copy.warnings()];
  copy.remove();
  expect(problems).toEqual([]);
  expect(warnings.filter((line) => !acceptable.some((pattern) => pattern.test(line)))).toEqual([]);
});
