/** @jest-environment node */
import { translationReport } from '../../../gatsby/check/translation-report';
import { startingContents } from '../../../scripts/copy-content';
import { ContentCopy } from './content-copy';

/** What the contents of invented businesses cannot avoid: they have no addresses, and no clients who write. */
const acceptable = [
  / found .*, which is reserved for examples$/,
  / delivery\.kind: the forms only pretend to send/,
];

/** How many translations contents have. */
const languages: Readonly<Record<string, number>> = { firm: 1, studio: 1 };

test.each(startingContents('.'))('%s is valid, and its warnings are those of an example', async (name) => {
  const copy = ContentCopy.of(`examples/${name}`);
  const site = await copy.load();
  // Every part of every page is in all languages.
  const counts = translationReport(site).filter((line) =>
    /^\w+: (\d+) of \1 files are translated$/.test(line),
  );
  expect(counts).toHaveLength(languages[name] ?? 0);
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
