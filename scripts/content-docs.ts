/**
 * Writes what editors have of the definitions: the JSON Schemas for VS Code and the reference of all fields. A unit test
 * fails when they are out of date.
 */
import { definitionFiles, writeDefinitionFiles } from './content-docs/definition-files';

writeDefinitionFiles(await definitionFiles());
