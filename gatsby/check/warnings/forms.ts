import { checkFormat, checkTexts, type Rule } from '../rules/rule';

/** Services whose addresses accept anything from anyone who knows them, without protection against spam. */
const webhook =
  /^https:\/\/(?:(?:webhook|hooks?)\.|[^/]*\/(?:api\/)?webhooks?\/|[^/]*\.webhook\.|chat\.googleapis\.com\/|api\.telegram\.org\/|maker\.ifttt\.com\/|[^/]*\.(?:logic\.azure\.com|m\.pipedream\.net)(?:[:/]|$))/;

/** Messages of visitors arrive, and their address cannot be misused. */
export const formsReachSomeone: Rule = (content) => {
  const simulated = checkTexts(content, (text, { file, path }) =>
    file.name === 'forms.json' && path.join('.') === 'delivery.kind' && text === 'simulated'
      ? 'the forms only pretend to send, so messages of visitors are lost'
      : undefined,
  );
  const exposed = checkFormat(content, 'endpoint', (text) =>
    webhook.test(text)
      ? 'found the address of a webhook, which visitors can read and misuse; expected a form service'
      : undefined,
  );
  return [...simulated, ...exposed];
};
