import { isRecord } from '../schema-details';
import { endpointMistake } from './endpoint';
import { type Content, type Rule, textsOf } from './rule';

/**
 * Forms that are sent have an address to go to, and every such address is safe to publish.
 *
 * @param content all content
 * @returns a problem for an address that is missing, and one for each that cannot be used
 */
export const formsCanBeDelivered: Rule = (content) => [
  ...missingEndpoint(content),
  ...textsOf(content, 'endpoint').flatMap(({ file, text, path }) => {
    const message = endpointMistake(text);
    return message ? [file.problem(path, message)] : [];
  }),
];

function missingEndpoint({ files, definitions }: Content) {
  const file = files.get('forms.json');
  const delivery = isRecord(file?.value) ? file.value.delivery : undefined;
  if (!file || !isRecord(delivery) || delivery.kind !== 'post') return [];
  const known = definitions.get('forms.schema.json')?.properties?.delivery?.properties ?? {};
  // A misspelt key may be the one, and has been reported.
  const isCertain = Object.keys(delivery).every((key) => Object.hasOwn(known, key));
  if (Object.hasOwn(delivery, 'endpoint') || !isCertain) return [];
  const message =
    'the key \'endpoint\' is missing, which "kind": "post" needs, expected for example "endpoint": "https://forms.example/contact"';
  return [{ ...file.problem(['delivery'], message), field: 'delivery.endpoint' }];
}
