/** Writes the field tables of content/README.md from the definitions. A unit test fails when they are out of date. */
import fs from 'node:fs';
import { readDefinitions } from '../gatsby/content/definitions/definitions';
import { writeFieldTables } from '../gatsby/content/definitions/field-tables';

const file = 'content/README.md';
fs.writeFileSync(file, writeFieldTables(fs.readFileSync(file, 'utf8'), readDefinitions()));
