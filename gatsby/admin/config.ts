import path from 'node:path';
import type { Backend, CmsConfig, Collection } from '@sveltia/cms';
import type { Schema } from '../../src/content-model/schema';
import type { Content } from '../model/content';
import {
  collectionDefinitions,
  hasProse,
  kindDefinitions,
  fileDefinitions,
} from '../definitions/definitions';
import { readLanguages } from '../model/languages';
import { readSections } from '../model/section';
import { type FieldContext, fieldsOf } from './fields';
import { hintOf, labelOf } from './labels';

const mainFiles = ['pages.json', 'navigation.json', 'footer.json'];

/**
 * The configuration of Sveltia CMS: a form for each content file, from its definition.
 *
 * @param root of the repository
 * @see https://sveltiacms.app/en/docs
 */
export function adminConfig(
  content: Pick<Content, 'directory' | 'files'>,
  root: string,
  backend: Backend,
): CmsConfig {
  const { directory } = content;
  const folder = path.relative(root, directory).replaceAll('\\', '/');
  const locales = readLanguages(content).map(({ code }) => code);
  const isTranslated = locales.length > 0;
  const base = isTranslated ? `${folder}/{{locale}}` : folder;

  /** @param place the folder of the file in the content */
  const contextOf = (place: string): FieldContext => ({
    sections: [...readSections(content).keys()].sort(),
    isTranslated,
    schemas: path
      .relative(path.join(directory, place), path.resolve('content/schemas'))
      .replaceAll('\\', '/')
      .replace(/^(?!\.)/, './'),
  });

  const files = (name: string, label: string, names: readonly string[]): Collection => ({
    name,
    label,
    i18n: isTranslated,
    files: names.map((file) => {
      const schema = fileDefinitions.get(file) ?? {};
      return {
        name: path.basename(file, '.json'),
        label: labelOf(path.basename(file, '.json')),
        file: `${schema.untranslated ? folder : base}/${file}`,
        fields: fieldsOf(schema, contextOf('')),
        i18n: isTranslated && !schema.untranslated,
      };
    }),
  });

  const entries = (name: string, place: string, schema: Schema, others = {}): Collection => {
    const title = ['title', 'name', 'author', 'text'].find((key) => schema.properties?.[key]);
    return {
      name,
      label: labelOf(name.replace(/^section-/, 'section: ')),
      label_singular: labelOf((schema.$id ?? '').replace('.schema.json', '')),
      description: hintOf(schema.description),
      folder: `${base}/${place}`,
      extension: hasProse(schema) ? 'md' : 'json',
      identifier_field: title,
      slug: {
        template: title && `{{${title}}}`,
        editable: ['create'],
        hint: 'The name of the file: small letters, digits and hyphens.',
        pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'Expected small letters, digits and hyphens.'],
      },
      fields: fieldsOf(schema, contextOf(place)),
      i18n: isTranslated,
      ...others,
    };
  };

  return {
    load_config_file: false,
    backend,
    media_folder: `${folder}/images`,
    public_folder: '/images',
    show_preview_links: false,
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    slug: { encoding: 'ascii', clean_accents: true },
    i18n: isTranslated
      ? {
          structure: 'multiple_folders',
          locales,
          initial_locales: 'default',
          omit_default_locale_from_file_path: true,
        }
      : undefined,
    collections: [
      files('pages', 'Pages and menus', mainFiles),
      { divider: true },
      ...[...kindDefinitions].map(([kind, schema]) =>
        entries(`section-${kind}`, 'sections', schema, { filter: { field: 'kind', value: kind } }),
      ),
      { divider: true },
      ...[...collectionDefinitions]
        .sort(([, one], [, other]) => Number(Boolean(other.parentPath)) - Number(Boolean(one.parentPath)))
        .map(([name, schema]) => entries(name, name, schema)),
      { divider: true },
      files(
        'site',
        'Site',
        [...fileDefinitions.keys()].filter((file) => !mainFiles.includes(file)),
      ),
    ],
  };
}
