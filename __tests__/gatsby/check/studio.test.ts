/** @jest-environment node */
import { translationReport } from '../../../gatsby/check/translation-report';
import { ContentCopy } from './content-copy';

/** What the content of an invented studio cannot avoid: it has no address, and no clients who write. */
const acceptable = [
  / found .*, which is reserved for examples$/,
  / delivery\.kind: the forms only pretend to send/,
];

test('the example studio is valid, and its warnings are those of an example', async () => {
  const copy = ContentCopy.of('examples/studio');
  // Every part of every page is in both languages.
  expect(translationReport(await copy.load())[0]).toMatch(/^de: (\d+) of \1 files are translated$/);
  expect((await copy.warnings()).filter((line) => !acceptable.some((pattern) => pattern.test(line)))).toEqual(
    [],
  );
});

test('the form service tells forms apart by their names', async () => {
  process.env.FORMS = 'service';
  const copy = ContentCopy.of('examples/studio');
  expect(await copy.check()).toEqual([]);
  // Not on one page.
  copy.replace('pages.json', '"contact",\n        "book-a-call"', '"book-a-call"');
  copy.replace('sections/book-a-call.json', '"name": "first-call"', '"name": "contact"');
  const message = 'another form has the name "contact" and other fields, expected another name';
  expect(await copy.check()).toEqual([expect.stringContaining(message)]);
  delete process.env.FORMS;
});
