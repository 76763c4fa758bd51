/** @jest-environment node */
import { badBrands } from './bad/brand';
import { badDelivery, badFormFields } from './bad/forms';
import { badEmbeds, badIntegrations } from './bad/services';
import { badEntries } from './bad/entries';
import { badFields } from './bad/fields';
import { badFiles } from './bad/files';
import { badLinks } from './bad/links';
import { badLists } from './bad/lists';
import { badImages } from './bad/images';
import { badMarkdown } from './bad/markdown';
import { badRedirects } from './bad/redirects';
import { badTranslations } from './bad/translations';
import { badWriting } from './bad/writing';
import { ContentCopy, isOneLineWithPlace } from './content-copy';

const groups = [
  ['writing', badWriting],
  ['files', badFiles],
  ['fields', badFields],
  ['lists', badLists],
  ['entries', badEntries],
  ['links', badLinks],
  ['images', badImages],
  ['embeds', badEmbeds],
  ['redirects', badRedirects],
  ['Markdown', badMarkdown],
  ['delivery', badDelivery],
  ['forms', badFormFields],
  ['brands', badBrands],
  ['integrations', badIntegrations],
  ['translations', badTranslations],
] as const;

let copy: ContentCopy;

beforeAll(async () => {
  copy = await ContentCopy.ofFixture();
});

afterEach(() => copy.restore());

describe.each(groups)('bad %s', (_, cases) => {
  test.each(cases)('$title', async ({ spoil, says }) => {
    await spoil(copy);
    const lines = await copy.check();
    expect(lines).toEqual(says);
    expect(lines.filter((line) => !isOneLineWithPlace(line))).toEqual([]);
    expect(lines).not.toEqual([]);
  });
});

test('mistakes in several files are reported together, by file and place', async () => {
  copy.replace('brand.json', '"Paperwork"', '""');
  copy.replace('sections/plans.json', '"£9,500"', '""');
  copy.replace('sections/plans.json', '"£4,997+"', '""');
  copy.replace('sections/hero.json', '#pricing', '#prising');
  const lines = await copy.check();
  expect(lines.map((line) => line.replace(/: .*/, ''))).toEqual([
    'content/brand.json:3:11 name',
    'content/sections/hero.json:8:15 actions[0].href',
    'content/sections/plans.json:15:16 plans[0].price',
    'content/sections/plans.json:59:14 mvp.price',
  ]);
});
