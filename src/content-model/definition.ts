import {
  type FieldData,
  type Fields,
  type FieldValues,
  group,
  kindName,
  pattern,
  type SectionData,
} from './field-types';
import { anchor } from './parts/section';
import type { Keywords, Schema } from './schema';

/** "CallToAction" for "call-to-action". */
export const pascalCase = (name: string): string =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

const schemaKey = (name: string, folder: '.' | '..') =>
  pattern(
    `(^|/)schemas/${name}\\.schema\\.json$`,
    'Names this definition, so that an editor program completes and checks the file. Leave it as it is.',
    { expected: `expected \"${folder}/schemas/${name}.schema.json\"` },
  );

/** A definition of a file. Its types follow from the fields, without the key that names it, which Markdown files lack. */
function definition(
  name: string,
  folder: '.' | '..',
  description: string,
  own: Fields,
  keywords: Omit<Keywords, 'fieldType'>,
) {
  const fields = 'body' in own ? own : { $schema: schemaKey(name, folder), ...own };
  return {
    $id: `${name}.schema.json`,
    ...(group(pascalCase(name), description, fields, keywords) as Keywords),
  };
}

/** @param name also that of its folder in src/sections */
export const kind = <F extends Fields>(
  name: string,
  description: string,
  fields: F,
  keywords: Pick<
    Keywords,
    | 'showsHeading'
    | 'showsImage'
    | 'startsLine'
    | 'opensPage'
    | 'invites'
    | 'listOf'
    | 'changesWithDay'
    | 'showsHours'
  > = {},
): Schema<FieldValues<F> & { readonly kind: string; readonly anchor?: string }, FieldData<F> & SectionData> =>
  definition(
    name,
    '..',
    description,
    {
      kind: kindName(name),
      ...fields,
      'anchor?': anchor(
        `Name for links to this section – The name that links to the section use, such as #${name}. Without it, the name of the file.`,
      ),
    },
    // No GraphQL type of Gatsby, or of another part of the content, ends in that.
    { title: `${pascalCase(name)}Section`, ...keywords },
  );

/** The entries of a collection: one file each, in a folder of the content. `lang` is set if it is not the page's. */
export const collection = <F extends Fields>(
  name: string,
  keywords: { folder: string; summary?: string } & (
    | (Required<Pick<Keywords, 'parentPath' | 'listFields'>> & Pick<Keywords, 'hasFeed'>)
    | { parentPath?: undefined }
  ),
  description: string,
  fields: F,
): Schema<FieldValues<F>, FieldData<F> & { readonly slug: string; readonly lang?: string | null }> =>
  definition(name, '..', description, fields, keywords);

export const contentFile = <F extends Fields>(
  name: string,
  description: string,
  fields: F,
  keywords: Pick<Keywords, 'title' | 'optional' | 'shared' | 'pagePath'> = {},
): Schema<FieldValues<F>, FieldData<F>> => definition(name, '.', description, fields, keywords);
