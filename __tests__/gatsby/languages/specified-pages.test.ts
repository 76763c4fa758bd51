/** @jest-environment node */
import { checkContent } from '../../../gatsby/check/check';
import { translationReport } from '../../../gatsby/check/translation-report';
import { contentDirectory } from '../../support/site-content';
import { ContentCopy } from '../check/content-copy';

jest.setTimeout(30_000);

it('the specified pages are in German, with all their parts', async () => {
  const copy = ContentCopy.of(contentDirectory, { de: '__tests__/german' });
  copy.replace('site.json', '"locale"', `"languages": ${JSON.stringify(languages)}, "locale"`);
  const { content } = await checkContent(copy.directory);
  const problems = await copy.check();
  copy.remove();
  expect(problems).toEqual([]);
  // The settings of the site have no text that a page shows, and no text is the same in both languages.
  expect(content && translationReport(content)).toEqual([
    expect.stringMatching(/^de: \d+ of \d+ files are translated; missing: site\.json$/),
  ]);
});

const languages = [
  { code: 'en', name: 'English', label: 'Language', locale: 'en-GB' },
  { code: 'de', name: 'Deutsch', label: 'Sprache', locale: 'de-DE' },
];
