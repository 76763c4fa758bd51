import path from 'node:path';
import type { Backend, CmsConfig, Collection, CollectionFile } from '@sveltia/cms';
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
import { type FieldContext, fieldsOf, titleOf } from './fields';
import { hintOf, labelOf } from './labels';

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
  const base = [folder, isTranslated && '{{locale}}'].filter(Boolean).join('/');
  const context: FieldContext = {
    sections: [...readSections(content).keys()].sort(),
    isTranslated,
    schemas: path
      .relative(path.join(directory, 'sections'), path.resolve('content/schemas'))
      .replaceAll('\\', '/'),
  };
  const i18n = isTranslated && { i18n: true };

  const files = (names: readonly string[], name: string, label: string): Collection => ({
    name,
    label,
    ...i18n,
    files: names.map((file) => fileOf(file, fileDefinitions.get(file) ?? {})),
  });

  function fileOf(file: string, schema: Schema): CollectionFile {
    const name = path.basename(file, '.json');
    const isShared = schema.untranslated;
    return {
      name,
      label: labelOf(name),
      file: `${isShared ? folder : base}/${file}`,
      fields: fieldsOf(schema, {
        ...context,
        ...(isShared && { isTranslated: false }),
        schemas: context.schemas.replace(/^..\//, '').replace(/^(?!\.)/, './'),
      }),
      ...(isShared ? { i18n: false } : i18n),
    };
  }

  const entries = (name: string, place: string, schema: Schema, others = {}): Collection => {
    const title = titleOf(schema);
    return {
      name,
      label: labelOf(name.replace(/^section-/, 'section: ')),
      label_singular: labelOf((schema.$id ?? '').replace('.schema.json', '')),
      description: hintOf(schema.description),
      folder: `${base}/${place}`,
      ...(hasProse(schema)
        ? { extension: 'md', format: 'yaml-frontmatter' }
        : { extension: 'json', format: 'json' }),
      ...(title && { identifier_field: title }),
      summary: title ? `{{${title}}}` : '{{slug}}',
      slug: {
        ...(title && { template: `{{${title}}}` }),
        editable: ['create'],
        hint: 'The name of the file: small letters, digits and hyphens.',
        pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'Expected small letters, digits and hyphens.'],
      },
      fields: fieldsOf(schema, context),
      ...i18n,
      ...others,
    };
  };

  const others = [...fileDefinitions.keys()].filter((file) => !mainFiles.includes(file));
  return {
    load_config_file: false,
    backend,
    media_folder: `${folder}/images`,
    public_folder: '/images',
    show_preview_links: false,
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    slug: { encoding: 'ascii', clean_accents: true },
    ...(isTranslated && {
      i18n: {
        structure: 'multiple_folders',
        locales,
        initial_locales: 'default',
        omit_default_locale_from_file_path: true,
      },
    }),
    collections: [
      files(mainFiles, 'pages', 'Pages and menus'),
      { divider: true },
      ...[...kindDefinitions].map(([kind, schema]) =>
        entries(`section-${kind}`, 'sections', schema, { filter: { field: 'kind', value: kind } }),
      ),
      { divider: true },
      ...[...collectionDefinitions]
        .sort(([, one], [, other]) => Number(Boolean(other.parentPath)) - Number(Boolean(one.parentPath)))
        .map(([name, schema]) => entries(name, name, schema)),
      { divider: true },
      files(others, 'site', 'Site'),
    ],
  };
}

const mainFiles = ['pages.json', 'navigation.json', 'footer.json'];
