/**
 * Writes what editors have of the definitions: the JSON Schemas for VS Code and the reference of all fields. A unit test
 * fails when they are out of date.
 */
import fs from 'node:fs';
import { definitionFiles } from './content-docs/definition-files';

const files = definitionFiles();
fs.rmSync('content/schemas', { recursive: true, force: true });
fs.mkdirSync('content/schemas');
for (const [file, text] of files) fs.writeFileSync(file, text);
