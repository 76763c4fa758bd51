/** @jest-environment node */
import { translationReport } from '../../../gatsby/check/translation-report';
import { contentDirectory } from '../../support/site-content';
import { ContentCopy } from '../check/content-copy';
import { languages } from './german-copy';

it('the specified pages are in German, with all their parts', async () => {
  const copy = ContentCopy.of(contentDirectory, { de: '__tests__/german' });
  copy.replace('site.json', '"locale"', `"languages": ${JSON.stringify(languages.slice(0, 2))}, "locale"`);
  // The settings of the site have no text that a page shows, and no text is the same in both languages.
  expect(translationReport(await copy.load())).toEqual([
    expect.stringMatching(/^de: \d+ of \d+ files are translated; missing: site\.json$/),
  ]);
});
