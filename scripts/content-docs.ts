/**
 * Writes what editors have of the definitions: the JSON Schemas for VS Code and the reference of all fields. A unit test
 * fails when the reference is out of date.
 */
import fs from 'node:fs';
import { writeSchemas } from '../gatsby/definitions/write-schemas';
import { fieldReference } from './field-reference';

writeSchemas();
fs.writeFileSync('content/reference.md', fieldReference());
