import fs from 'node:fs';
import path from 'node:path';
import type { CmsConfig } from '@sveltia/cms';
import { expect, type Page, test } from '@playwright/test';
import { AdminFolder, saveForm, startAdmin } from '../support/admin-site';

test.use({ viewport: { width: 1280, height: 4000 }, locale: 'en-GB' });

/** A file or a collection of the configuration. */
interface Form {
  name: string;
  file?: string;
  files?: Form[];
  folder?: string;
  extension?: string;
  filter?: { value: string };
  fields: object[];
  i18n?: unknown;
}

const added = 'addedByTest';

const placeOf = (template: string): string => template.replace('/{{locale}}', '');

/** The addresses of the forms of a collection. */
function addressesOf({ name, files, folder = '', extension, filter }: Form): string[] {
  const directory = placeOf(folder);
  const names = files
    ? files.filter(({ file = '' }) => fs.existsSync(placeOf(file))).map((file) => file.name)
    : fs.existsSync(directory)
      ? fs
          .readdirSync(directory)
          .filter((file) => path.extname(file) === `.${extension}`)
          .filter((file) => {
            const text = fs.readFileSync(path.join(directory, file), 'utf8');
            return !filter || new RegExp(`^ *"?kind"?: "?${filter.value}"?,?$`, 'm').test(text);
          })
          .map((file) => path.parse(file).name)
      : [];
  return names.map((entry) => `${name}/entries/${entry}`);
}

/** Adds a field to each form, and opens all lists, so that all fields are rendered. */
function withField(config: CmsConfig): CmsConfig {
  const copy = structuredClone(config);
  for (const form of (copy.collections as unknown as Form[]).flatMap(({ files, ...form }) => files ?? form))
    form.fields?.unshift({
      name: added,
      required: false,
      ...(form.i18n !== undefined && form.i18n !== false && { i18n: 'duplicate' }),
    });
  return JSON.parse(JSON.stringify(copy).replaceAll('"collapsed":"auto"', '"collapsed":false')) as CmsConfig;
}

/**
 * Saves all entries of a content folder, and expects that their files do not change. Sveltia CMS saves only what has
 * changed, so each form has another field, which is the one line that may be new.
 */
async function expectUnchanged(page: Page, folder: string): Promise<void> {
  const admin = await startAdmin(folder);
  const answer = await fetch(`${admin.origin}/forms/config.json`);
  const config = (await answer.json()) as CmsConfig;
  const forms = (config.collections as unknown as Form[]).filter(({ name }) => name);
  const addresses = forms.flatMap(addressesOf);
  test.setTimeout(60_000 * addresses.length);
  await page.route('**/config.json*', (route) => route.fulfill({ json: withField(config) }));
  // The check would refuse the other field.
  await page.route('**/__admin/check', (route) => route.fulfill({ json: [] }));
  const opened = await AdminFolder.open(page, admin.origin, folder);
  for (const address of addresses)
    await test.step(address, async () => {
      await page.goto(`${admin.origin}/forms/#/collections/${address}`);
      await saveForm(page, () => page.locator(`[data-key-path="${added}"] input`).first().fill('x'));
    });
  const changes = Object.entries(await opened.diff());
  expect(changes.length).toBeGreaterThanOrEqual(addresses.length);
  expect(
    changes.filter(([, lines]) => !new RegExp(`^\\+ .*${added}\\S*: .*$`).test(lines.join('\n'))),
  ).toEqual([]);
  admin.close();
}

for (const folder of ['content', 'examples/studio'])
  test(`saves every entry of ${folder} without another change`, ({ page }) => expectUnchanged(page, folder));
