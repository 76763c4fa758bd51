import { definitions } from '../../gatsby/definitions/definitions';
import { fieldReference } from './field-tables';

export const schemaFolder = 'content/schemas';

/** The files that editors have of the definitions, by path: the JSON Schemas for VS Code and the reference of fields. */
export function definitionFiles(): ReadonlyMap<string, string> {
  const schemas = [...definitions].map(([file, schema]) => {
    const root = { $schema: 'http://json-schema.org/draft-07/schema#', ...schema };
    // The files of images and the parts of definitions do not concern editors.
    const hidden = ['imageFiles', 'shared'];
    const text = JSON.stringify(root, (key, value: unknown) => (hidden.includes(key) ? undefined : value), 2);
    return [`${schemaFolder}/${file}`, `${text}\n`] as const;
  });
  return new Map([...schemas, ['content/reference.md', fieldReference()]]);
}
