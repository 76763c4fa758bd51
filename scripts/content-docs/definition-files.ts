import { readContent } from '../../gatsby/model/read-content';
import { definitions } from '../../gatsby/definitions/definitions';
import { fieldsOf } from '../../gatsby/parse/fields';
import { fieldName } from '../../gatsby/parse/problem';
import { type Examples, fieldReference } from './field-tables';

export const schemaFolder = 'content/schemas';

/** The files that editors have of the definitions, by path: the JSON Schemas for VS Code and the reference of fields. */
export async function definitionFiles(): Promise<ReadonlyMap<string, string>> {
  const schemas = [...definitions].map(([file, schema]) => {
    const root = { $schema: 'http://json-schema.org/draft-07/schema#', ...schema };
    // The files of images and the parts of definitions do not concern editors.
    const hidden = ['imageFiles', 'shared'];
    const text = JSON.stringify(root, (key, value: unknown) => (hidden.includes(key) ? undefined : value), 2);
    return [`${schemaFolder}/${file}`, `${text}\n`] as const;
  });
  const reference = fieldReference(await readExamples());
  return new Map([...schemas, ['content/reference.md', reference]]);
}

/** The shortest text, number or name that examples/studio has for a field. */
async function readExamples(): Promise<Examples> {
  const { files } = await readContent('examples/studio');
  const fields = [...files.values()].flatMap(({ definition = {}, value }) =>
    fieldsOf(definition, value).map(({ path, value }) => ({
      name: `${definition.$id} ${fieldName(path).replaceAll(/\d+(?=\])/g, '')}`,
      value,
    })),
  );
  const examples = fields.filter(({ value }) => value !== '' && ['string', 'number'].includes(typeof value));
  return new Map(
    examples
      .toSorted((a, b) => String(b.value).length - String(a.value).length)
      .map(({ name, value }) => [name, value]),
  );
}
