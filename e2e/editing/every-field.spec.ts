import path from 'node:path';
import { checkContent } from '../../gatsby/check/check';
import { inAllLanguages } from '../../gatsby/model/languages/languages';
import { openEditMode } from '../support/edit-mode';
import { freePort } from '../support/servers/free-port';
import { gatsby, SiteCopy } from '../support/site/site-copy';
import { expect, test } from '../support/test';

const folder = 'examples/studio';

let copy: SiteCopy | undefined;

const port = freePort();

const unrelated = new RegExp(
  [
    // Only a published admin has an account.
    'OAuth application ID is not defined',
    // The folder of the forms has images without bytes, and the copy of the project no documents.
    'Failed to decode image|/kinds/[^/]+\\.webp|^console error: Failed to load resource',
    // Sveltia CMS has its fonts twice.
    'cdn\\.jsdelivr\\.net',
    'derived_inert',
    // Another page is opened before this one has used its data.
    'was preloaded using link preload',
  ].join('|'),
);

test.use({
  baseURL: async ({}, provide) => provide(`http://localhost:${await port}`),
  viewport: { width: 1440, height: 900 },
  expectedProblems: [unrelated],
});

/** "sections/plans.json|plans.price" for the price of any plan. */
const anyEntry = (place: string): string => place.replace(/\.\d+/g, '');

/**
 * Sveltia CMS has no interface to open a field, so gatsby/admin/browser/beside/open-field.ts uses the structure of its
 * document: `.content-editor`, `.back`, `[data-locale]`, `[data-key-path]`, `.item` and the buttons "Expand". If this test
 * fails after an update, compare these.
 */
test('every field that a page shows opens from there, in each language', async ({ page, baseURL }) => {
  test.setTimeout(3_600_000);
  const address = baseURL ?? '';
  const { site } = await checkContent(path.resolve(folder));
  if (!site) throw new Error(`The content of ${folder} has errors`);
  copy = new SiteCopy();
  copy.start(
    { ADMIN: 'true', CONTENT_DIR: path.resolve(folder) },
    gatsby,
    'develop',
    '--port',
    new URL(address).port,
  );
  await expect.poll(() => copy?.said, { timeout: 240_000 }).toContain('You can now view');
  const edit = await openEditMode(page, address, folder);
  const frame = page.frame('site');
  if (!frame) throw new Error('The forms have no page beside them');
  const opened = new Set<string>();
  const kinds = new Set<string>();
  const failed: string[] = [];
  for (const { routes, entries, sections } of inAllLanguages(site))
    for (const route of [...routes, ...entries].map((each) => each.path)) {
      await frame.goto(address + route);
      const editable = frame.locator('main [data-editable]');
      // The sections of a page appear one after the other.
      let count = 0;
      const isComplete = async () => {
        const before = count;
        count = await editable.count();
        return count > 0 && count === before;
      };
      await expect.poll(isComplete, { intervals: [500] }).toBe(true);
      const places = await frame
        .locator('[data-field][data-editable]')
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.checkVisibility({ visibilityProperty: true }))
            .map((element) => element.getAttribute('data-field') ?? ''),
        );
      for (const place of new Set(places)) {
        const [file = '', field = '', language = ''] = place.split('|');
        const name = /^sections\/(.*)\.\w+$/.exec(file)?.[1] ?? '';
        const kind = sections.get(name)?.kind ?? file;
        const key = `${kind}|${anyEntry(field)}|${language}`;
        if (opened.has(key)) continue;
        opened.add(key);
        kinds.add(kind);
        const isOpen = () =>
          test
            .step(place, async () => {
              await frame
                .locator(`[data-field="${place}"]`)
                .first()
                .dispatchEvent('click', {}, { timeout: 10_000 });
              await edit.expectField(field.replace(/\.\d+$/, '').replace(/^body\..*/, 'body'));
            })
            .then(
              () => true,
              () => false,
            );
        // A busy machine can be too slow for a form.
        if (!((await isOpen()) || (await isOpen()))) failed.push(place);
      }
    }
  expect(failed).toEqual([]);
  const shown = site.routes.flatMap(({ sections }) => sections.map((name) => site.sections.get(name)?.kind));
  expect(shown.filter((kind) => !kinds.has(kind ?? ''))).toEqual([]);
});

test.afterAll(() => copy?.remove());
