import fs from 'node:fs';
import path from 'node:path';
import { type Definitions, readDefinitions } from './definitions';
import { fieldReference } from './field-tables';
import { jsonSchemas } from './json-schema';

const schemaFolder = 'content/schemas';

/** The files that editors have of the definitions, by path: the JSON Schemas for VS Code and the reference of fields. */
export const definitionFiles = (definitions: Definitions = readDefinitions()): ReadonlyMap<string, string> =>
  new Map([
    ...[...jsonSchemas(definitions)].map(
      ([file, schema]) => [`${schemaFolder}/${file}`, `${JSON.stringify(schema, null, 2)}\n`] as const,
    ),
    ['content/reference.md', fieldReference(definitions)],
  ]);

/** The files as they are. */
export const writtenDefinitionFiles = (): ReadonlyMap<string, string> =>
  new Map(
    [...fs.readdirSync(schemaFolder).map((file) => `${schemaFolder}/${file}`), 'content/reference.md'].map(
      (file) => [file, fs.readFileSync(file, 'utf8')],
    ),
  );

export function writeDefinitionFiles(files = definitionFiles()): void {
  fs.rmSync(schemaFolder, { recursive: true, force: true });
  fs.mkdirSync(schemaFolder);
  for (const [file, text] of files) fs.writeFileSync(path.resolve(file), text);
}
