/** @jest-environment node */
import { ContentCopy } from './content-copy';

/** What the content of an invented studio cannot avoid: it has no address, no clients who write, and some pages to come. */
const acceptable = [
  / found .*, which is reserved for examples$/,
  / delivery\.kind: the forms only pretend to send/,
  / found "\/[\w/-]+", a page under construction$/,
  /^content\/footer\.json:\S+ social\[\d+\]\.href: found "#"/,
];

test('the example studio is valid, and its warnings are those of an example', async () => {
  const copy = ContentCopy.of('examples/studio');
  const [problems, warnings] = [await copy.check(), await copy.warnings()];
  copy.remove();
  expect(problems).toEqual([]);
  expect(warnings.filter((line) => !acceptable.some((pattern) => pattern.test(line)))).toEqual([]);
});
