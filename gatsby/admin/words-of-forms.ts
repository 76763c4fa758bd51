import path from 'node:path';
import { sentenceOf } from '../../src/content-model/labels';
import type { Schema } from '../../src/content-model/schema';
import { definitions, fileDefinitions, kindDefinitions, partsOf } from '../definitions/definitions';

/** The label of a field, which its description starts with, and the rest. By default, the key is the label. */
function partsOfDescription(key: string, { description = '' }: Schema) {
  const [, label = sentenceOf(key), text = ''] = /^(?:(.*?) – )?(.*)$/.exec(description) ?? [];
  return { label, text };
}

const fields = [...definitions.values()]
  .flatMap(partsOf)
  .map(({ properties = {} }) => Object.entries(properties));

/** What forms call the keys of files. */
const labels = new Map(fields.flat().map(([key, part]) => [key, partsOfDescription(key, part).label]));

/** A text with the words of forms for those of files: “Forms” for "forms.json". */
export const inWordsOfForms = (text: string, { enum: names = [], choiceLabels }: Schema = {}): string =>
  text
    .replace(/: see docs\/[\w-]+\.md/g, '')
    .replace(/[\w-]+\.json/g, (name) => {
      const schema = fileDefinitions.get(name);
      return schema ? `“${partsOfDescription(path.parse(name).name, schema).label}”` : name;
    })
    .replace(/(?<=kind )`([\w-]+)`/g, (code, name: string) => {
      const schema = kindDefinitions.get(name);
      return schema ? `“${partsOfDescription(name, schema).label}”` : code;
    })
    // Values that are expected can have the names of keys.
    .replace(/(?<!expected (?=').*)[`']([\w-]+)[`']/g, (code, name: string) => {
      const label = names.includes(name) ? (choiceLabels?.[name] ?? sentenceOf(name)) : labels.get(name);
      return label ? `“${label}”` : code;
    })
    .replace(/\bkey (?=“)/g, 'field ')
    .replace(' below the front matter', '');

export function labelAndHint(key: string, schema: Schema) {
  const { label, text } = partsOfDescription(key, schema);
  // In the place of the name of a file, forms have a choice.
  const hint = text.replace(/ The name of a file in \S+ without \.json\./, '');
  return { label, hint: inWordsOfForms(hint, schema) };
}
