import { fieldRules } from '../../../check/field-rules';
import { isOwnAddress } from '../../../check/href';
import { textTools } from '../../../check/text-tools';
import { fieldsOfFile } from '../../../parse/fields';
import { parseText } from '../../../parse/parse-text';
import { type Form, labelsOf, pathOf, sentence } from '../../field-labels';
import { besideConfiguration } from '../beside-configuration';
import type { FormProblem, UnsavedEntry } from './form-problem';

interface Configuration {
  i18n?: { locales: readonly string[] };
  collections: readonly Form[];
}

const readConfiguration = (): Promise<Configuration> =>
  fetch(besideConfiguration('config.json')).then((response) => response.json() as Promise<Configuration>);

let configuration: Promise<Configuration> | undefined;

const rules = fieldRules({
  ...textTools,
  // The build knows which fonts and logos are installed, and the name of the brand.
  networks: [],
  icons: [],
  fonts: () => [],
  otherFont: () => '',
  explainUnknown: (text, names, otherwise) =>
    names.length > 0 ? textTools.explainUnknown(text, names, otherwise) : undefined,
  documentTitle: () => undefined,
  isOwnAddress: (text) => isOwnAddress(text, location.origin),
});

/** What is wrong with a form that needs no other file to be found. The build checks the rest. */
export async function checkForm({ collection, slug, values }: UnsavedEntry): Promise<FormProblem[]> {
  const { i18n: { locales: [first] = [] } = {}, collections } = await (configuration ??= readConfiguration());
  const { files, ...entries } = collections.find(({ name }) => name === collection) as Form;
  const { fields, folder = '', extension = 'json' } = files?.find(({ name }) => name === slug) ?? entries;
  const place = files ? '' : `${folder.split('/').at(-1)}/`;
  const name = `${place}${slug || 'unsaved-entry'}.${extension}`;
  return Object.entries(values).flatMap(([locale, { body, ...keys }]) => {
    // Front matter is YAML, which has JSON in it.
    const text = JSON.stringify(keys);
    const file = parseText(
      name,
      name,
      name.endsWith('.md') ? `---\n${text}\n---\n\n${String(body)}\n` : text,
    );
    const site = { fields: fieldsOfFile(file), home: first && locale !== first ? `/${locale}` : '/' };
    const problems = [...file.problems, ...rules.flatMap((rule) => rule(site))];
    // As in the check, the first problem of each field counts.
    const ofFields = new Map(problems.toReversed().map((problem) => [problem.field, problem]));
    return [...ofFields.values()].toReversed().map(({ field, message }) => {
      const path = pathOf(field);
      return {
        locale,
        language: site.home.slice(1),
        keyPath: path.join('.'),
        label: labelsOf(fields, path, { body, ...keys }).join(', '),
        message: sentence(message),
      };
    });
  });
}
