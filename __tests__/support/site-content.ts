import type { Content } from '../../gatsby/check/rules/rule';
import { formattedTexts } from '../../gatsby/check/schema-details';
import { readDefinitions } from '../../gatsby/content/definitions';
import { toSiteContent } from '../../gatsby/content/site-content';
import { contentDirectory } from './content-folder';
import { readContent } from './graphql';

const definitions = readDefinitions();

/** The content as the build loads it, with the values of some files replaced. */
export function siteContent(values: Record<string, unknown> = {}) {
  const names = [...definitions.keys()]
    .map((file) => file.replace('.schema.json', ''))
    .filter((name) => name !== 'common');
  const files = names.map((name) => ({ name: `${name}.json`, value: values[name] ?? readContent(name) }));
  const texts = files.flatMap(({ name, value }) =>
    formattedTexts(definitions, name.replace('.json', '.schema.json'), value),
  );
  return toSiteContent({
    directory: contentDirectory,
    files: new Map(files.map((file) => [file.name, file])),
    definitions,
    texts,
  } as unknown as Content);
}
