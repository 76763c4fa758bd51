import path from 'node:path';
import type { Backend, CmsConfig, Collection } from '@sveltia/cms';
import { sentenceOf } from '../../src/content-model/labels';
import type { Schema } from '../../src/content-model/schema';
import { repositoryOf } from '../folders';
import type { Site } from '../model/site';
import { collectionDefinitions, fileDefinitions, kindDefinitions } from '../definitions/definitions';
import { readLanguages } from '../model/languages/languages';
import { entryList } from './entry-list';
import { sectionChoices } from './sections/section-choices';
import { checkField, formFields } from './fields';
import { labelAndHint } from './words-of-forms';

const mainFiles = ['pages.json', 'navigation.json', 'footer.json'];
const otherFiles = [...fileDefinitions.keys()].filter((file) => !mainFiles.includes(file));

const relative = (from: string, to: string) => path.relative(from, to).replaceAll('\\', '/');

/** The path of a definition from a folder of the content. */
export const definitionPath = ({ $id = '' }: Schema, directory: string, place: string): string =>
  relative(path.join(directory, place), path.resolve('content/schemas', $id)).replace(/^(?!\.)/, './');

/** The path of the content folder from the repository. */
export const folderInRepository = (directory: string): string =>
  relative(repositoryOf(directory) ?? path.resolve('.'), directory);

/** The fields of a definition that a translation does not share with the first language. */
const differencesOf = (schema: Schema, { directory, files, translations }: Site): ReadonlySet<string> =>
  new Set(
    translations.flatMap(({ language, differences }) =>
      differences.flatMap(({ file, field }) => {
        const name = relative(path.join(directory, language?.code ?? ''), path.resolve(file));
        return files.get(name)?.definition === schema ? field : [];
      }),
    ),
  );

/**
 * @param isLocal whether forms save in the files of this computer
 * @param isWritable whether it adds and deletes files of sections
 * @see https://sveltiacms.app/en/docs
 */
export function adminConfig(site: Site, backend: Backend, isLocal = false, isWritable = false): CmsConfig {
  const { directory } = site;
  const folder = folderInRepository(directory);
  const locales = readLanguages(site).map(({ code }) => code);
  const isTranslated = locales.length > 0;
  const base = isTranslated ? `${folder}/{{locale}}` : folder;
  const sections = sectionChoices(site, isWritable);

  /** @param place the folder of the file in the content */
  const formOf = (schema: Schema, place = '') => {
    const $schema = definitionPath(schema, directory, place);
    const differences = differencesOf(schema, site);
    const i18n = isTranslated && !schema.shared;
    const fields = formFields(schema, {
      ...{ sections, firstLanguage: i18n ? locales[0] : undefined, $schema, differences },
      path: i18n ? [] : undefined,
    });
    return { fields: [checkField, ...fields], i18n };
  };

  const files = (name: string, label: string, icon: string, names: readonly string[]): Collection => ({
    name,
    label,
    icon,
    i18n: isTranslated,
    files: names.map((file) => {
      const schema = fileDefinitions.get(file) ?? {};
      const own = path.basename(file, '.json');
      return {
        name: own,
        label: labelAndHint(own, schema).label,
        file: `${schema.shared ? folder : base}/${file}`,
        ...formOf(schema),
      };
    }),
  });

  const entries = (schema: Schema): Collection => {
    const kind = schema.properties?.kind?.const;
    const place = kind ? 'sections' : (schema.folder ?? '');
    const { label, hint: description } = labelAndHint(kind ?? place, schema);
    const title = ['title', 'name', 'author', 'text'].find((key) => schema.properties?.[key]);
    return {
      name: kind ? `section-${kind}` : place,
      label,
      label_singular: kind ? undefined : sentenceOf(path.basename(schema.$id ?? '', '.schema.json')),
      icon: kind ? 'view_agenda' : 'article',
      description,
      folder: `${base}/${place}`,
      filter: kind ? { field: 'kind', value: kind } : undefined,
      extension: schema.properties?.body ? 'md' : 'json',
      identifier_field: title,
      ...entryList(site, schema, place),
      // Pages name their sections.
      delete: !kind,
      slug: {
        template: title && `{{${title}}}`,
        editable: ['create'],
        hint: 'The name of the file: small letters, digits and hyphens.',
        pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'Expected small letters, digits and hyphens.'],
      },
      ...formOf(schema, place),
    };
  };

  return {
    backend,
    media_folder: `${folder}/images`,
    public_folder: '/images',
    // Addresses of files have no spaces and capitals, and images come from the content.
    media_libraries: { all: { slugify_filename: true }, stock_assets: false },
    publish_mode: site.settings?.admin?.review && !isLocal ? 'editorial_workflow' : undefined,
    show_preview_links: false,
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    slug: { encoding: 'ascii', clean_accents: true },
    i18n: isTranslated
      ? { locales, initial_locales: 'default', omit_default_locale_from_file_path: true }
      : undefined,
    collections: [
      files('pages', 'Pages and menus', 'web', mainFiles),
      { divider: true },
      // Pages first.
      ...[...collectionDefinitions.values()]
        .sort((one, other) => (other.parentPath ?? '').localeCompare(one.parentPath ?? ''))
        .map(entries),
      { divider: true },
      ...[...kindDefinitions.values()]
        .map(entries)
        .sort((one, other) => String(one.label).localeCompare(String(other.label))),
      { divider: true },
      files('site', 'Site', 'settings', otherFiles),
    ],
  };
}
