import { isRecord } from '../schema-details';
import { endpointMistake } from './endpoint';
import { type Content, type Rule, textsOf } from './rule';

/** HTTP delivery has an endpoint, and every endpoint is safe to publish. */
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
  if (!file || !isRecord(delivery) || delivery.kind !== 'http') return [];
  const known = definitions.get('forms.schema.json')?.properties?.delivery?.properties ?? {};
  // An unknown key may be a misspelt endpoint. It has its own message.
  const isCertain = Object.keys(delivery).every((key) => Object.hasOwn(known, key));
  if (Object.hasOwn(delivery, 'endpoint') || !isCertain) return [];
  const message =
    'the key \'endpoint\' is missing, which "kind": "http" needs, expected for example "endpoint": "https://forms.example/contact"';
  return [{ ...file.problem(['delivery'], message), field: 'delivery.endpoint' }];
}
