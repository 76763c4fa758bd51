import { isRecord } from '../../content/definitions/definitions';
import type { Rule } from '../rules/rule';

/** Services whose addresses accept anything from anyone who knows them, without protection against spam. */
const webhook =
  /^https:\/\/(?:(?:webhook|hooks?)\.|[^/]*\/(?:api\/)?webhooks?\/|[^/]*\.webhook\.|chat\.googleapis\.com\/|api\.telegram\.org\/|maker\.ifttt\.com\/|[^/]*\.(?:logic\.azure\.com|m\.pipedream\.net)(?:[:/]|$))/;

/** Messages of visitors arrive, and their address cannot be misused. */
export const formsReachSomeone: Rule = ({ files, fields }) => {
  const file = files.get('forms.json');
  const delivery = isRecord(file?.value) ? file.value.delivery : undefined;
  const isSimulated = isRecord(delivery) && delivery.kind === 'simulated';
  return [
    ...(file && isSimulated
      ? [
          file.problem(
            ['delivery', 'kind'],
            'the forms only pretend to send, so messages of visitors are lost',
          ),
        ]
      : []),
    ...fields.flatMap(({ file: place, path, schema, value }) =>
      schema.format === 'endpoint' && webhook.test(String(value))
        ? [
            place.problem(
              path,
              'found the address of a webhook, which visitors can read and misuse; expected a form service',
            ),
          ]
        : [],
    ),
  ];
};
