/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import type { EntryCollection, Field } from '@sveltia/cms';
import Ajv from 'ajv';
import { adminConfig } from '../../../gatsby/admin/config';
import { checkContent } from '../../../gatsby/check/check';
import {
  collectionDefinitions,
  kindDefinitions,
  type Schema,
  fileDefinitions,
} from '../../../gatsby/definitions/definitions';

type Form = Partial<{ fields: Form[]; field: Form; files: Form[] }> & Field;

async function configOf(folder: string) {
  const { read } = await checkContent(path.resolve(folder));
  return adminConfig(read, { name: 'gitea', repo: 'local/studio' });
}

/** The paths of all fields of a definition, without those that no form has. */
const keysOf = ({ properties = {}, imageUse }: Schema, start = ''): string[] =>
  Object.entries(properties)
    .filter(([key]) => key !== 'alt' || !imageUse?.decorative)
    .flatMap(([key, part]) => {
      const { items = part, fieldType } = part;
      return [start + key, ...(fieldType?.isBody ? [] : keysOf(items, `${start}${key}.`))];
    });

const namesOf = ({ fields = [] }: Form, start = ''): string[] =>
  fields.flatMap((field) => [start + field.name, ...namesOf(field, `${start}${field.name}.`)]);

it('has a form for every file, kind and collection, and in it every field of its definition', async () => {
  const { collections = [] } = await configOf('examples/studio');
  const forms = (collections as Form[]).flatMap((collection) => collection.files ?? collection);
  const found = new Map(forms.map((form) => [form.name, namesOf(form)]));
  const expected = new Map([
    ...[...fileDefinitions].map(([file, schema]) => [path.basename(file, '.json'), schema] as const),
    ...[...kindDefinitions].map(([kind, schema]) => [`section-${kind}`, schema] as const),
    ...collectionDefinitions,
  ]);
  for (const [name, schema] of expected)
    expect([name, found.get(name)]).toEqual([name, ['check', ...keysOf(schema)]]);
});

it.each(['examples/studio', '__tests__/content'])('is valid for Sveltia CMS: %s', async (folder) => {
  const schema = fs.readFileSync('node_modules/@sveltia/cms/schema/sveltia-cms.json', 'utf8');
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(JSON.parse(schema) as object);
  validate(await configOf(folder));
  expect(validate.errors).toBeNull();
});

it('offers the sections of the content to pages, and translated addresses only with several languages', async () => {
  const config = await configOf('__tests__/content');
  const form = JSON.stringify((config.collections?.[0] as Form).files?.[0]);
  for (const name of ['contact', 'hero', 'placeholder', 'plans', 'process-steps', 'services'])
    expect(form).toContain(`{"name":"${name}",`);
  expect(form).not.toContain('"slug"');
});

it('has what languages share in the first one only, unless a translation differs, and in lists', async () => {
  const { site } = await checkContent(path.resolve('examples/studio'));
  if (!site) throw new Error('The studio has errors');
  /** The paths of fields that only the first language has. */
  const shared = ({ fields = [] }: Form, start = ''): string[] =>
    fields.flatMap((field) =>
      field.i18n === false ? [start + field.name] : shared(field, `${start}${field.name}.`),
    );
  /** Editors may give a translation other values: none differs here but this one. */
  const find = (name: string, ...differences: { file: string; field: string }[]) => {
    const translations = site.translations.map((one) => Object.assign({ ...one }, { differences }));
    const { collections = [] } = adminConfig(Object.assign({ ...site }, { translations }), {
      name: 'test-repo',
    } as never);
    const forms = (collections as Form[]).flatMap((collection) => collection.files ?? collection);
    return shared(forms.find((form) => form.name === name) ?? ({} as Form));
  };
  expect(find('section-image-and-text')).toEqual(['image.src', 'image.focalPoint', 'imageSide', 'anchor']);
  expect(find('site')).toEqual(expect.arrayContaining(['phone', 'email']));
  expect(find('section-gallery')).toEqual(['anchor']);
  expect(find('site', { file: 'examples/studio/de/site.json', field: 'phone' })).not.toContain('phone');
});

it('lets a translation leave out what it shares in lists, but not what matches the entries', async () => {
  const { collections = [] } = (await configOf('examples/studio')) as { collections?: Form[] };
  const requiredOf = (name: string, ...keys: string[]): unknown => {
    const forms = collections.flatMap((collection) => collection.files ?? collection);
    let form = forms.find((each) => each.name === name);
    for (const key of keys) form = form?.fields?.find((field) => field.name === key);
    return form && 'required' in form && form.required;
  };
  expect(requiredOf('section-hero', 'slides')).toEqual(['en']);
  expect(requiredOf('section-hero', 'slides', 'src')).toEqual(['en']);
  expect(requiredOf('section-gallery', 'images')).toBe(true);
  expect(requiredOf('section-gallery', 'images', 'image', 'src')).toEqual(['en']);
  expect(requiredOf('section-gallery', 'images', 'image', 'alt')).toBe(true);
  expect(requiredOf('site', 'address')).toEqual(['en']);
  // All languages share the file, so its form has no first language.
  expect(requiredOf('redirects', 'redirects', 'to')).toBe(true);
  expect(requiredOf('pages', 'pages', 'path')).toBe(true);
});

it('keeps sections, which pages name, and lists entries with a date or a year from the latest on', async () => {
  const { collections = [] } = await configOf('examples/studio');
  const entries = collections.filter((each): each is EntryCollection => 'folder' in each);
  const kept = entries.filter((each) => each.delete === false).map(({ name }) => name);
  expect(kept).toEqual(entries.map(({ name }) => name).filter((name) => name.startsWith('section-')));
  const latest = entries.filter((each) => JSON.stringify(each.sortable_fields)?.includes('descending'));
  expect(latest.map(({ name, thumbnail }) => [name, thumbnail])).toEqual([
    ['cases', 'cover.src'],
    ['posts', 'cover.src'],
  ]);
});

it('has no label twice, and no switch with the star of what is needed', async () => {
  const { collections = [] } = (await configOf('examples/studio')) as { collections?: Form[] };
  const labels = collections.flatMap(({ label }) => label ?? []);
  expect(labels).toEqual([...new Set(labels)]);
  const all = (forms: readonly Form[]): Form[] =>
    forms.flatMap((form) => [form, ...all([...(form.files ?? []), ...(form.fields ?? [])])]);
  const needed = all(collections).filter((field) => 'required' in field && field.required === true);
  expect(needed.map(({ widget }) => widget)).not.toContain('boolean');
});

it('says what people say, not what files and programs do', async () => {
  const config = JSON.stringify(await configOf('examples/studio'));
  const hints = [...config.matchAll(/"hint":"(.*?)(?<!\\)"/g)].map(([, hint = '']) => hint);
  expect(hints.filter((hint) => /\.json|\.md|npm |Markdown|`(?:fold|http|pages)`/.test(hint))).toEqual([]);
  expect(hints).toContainEqual(expect.stringContaining('“Address and contact”'));
  expect(hints).toContainEqual(expect.stringContaining('“Chambers”, for law'));
  expect(config).toContain('{"label":"Telephone number","value":"tel"}');
});
