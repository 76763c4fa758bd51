import { type ConfigData, HtmlValidate, type Message } from 'html-validate';

/** Inline styles of Gatsby's announcer and focus wrapper, and the focal points of images. */
const allowedProperties = [
  ...['position', 'top', 'width', 'height', 'padding', 'overflow', 'clip', 'white-space', 'border'],
  ...['outline', 'object-position'],
];

/** The recommended rules, adapted to HTML that React and the build write. */
const rules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    'void-style': ['error', { style: 'omit' }],
    // React writes charSet="utf-8" and required="".
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    'attribute-boolean-style': ['error', { style: 'empty' }],
    'attribute-empty-style': ['error', { style: 'empty' }],
    // The ids of React and of Gatsby's root start with an underscore.
    'valid-id': ['error', { relaxed: true }],
    'no-inline-style': ['error', { allowedProperties }],
    // ARIA lets a list have a name: the social networks have no heading.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The class keeps a number on one line as well as non-breaking characters do, unless the screen is narrow.
    'tel-non-breaking': ['error', { ignoreClasses: ['sm:whitespace-nowrap'] }],
  },
};

const validator = new HtmlValidate(rules);

/** Safari takes a list without markers for no list, unless it has the role, which is that of an `ul` element. */
const isListRole = ({ message, selector }: Message): boolean =>
  /^Redundant role "list"|^Prefer to use the native <ul> element/.test(message) &&
  /(?:^| )[ou]l[^ ]*$/.test(selector ?? '');

/** Lists the errors of a page's HTML with their places. */
export async function htmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages
      .filter((message) => !isListRole(message))
      .map(({ ruleId, message, line, column }) => `${line}:${column} ${message} (${ruleId})`),
  );
}

/** Finds images with several widths and no sizes: browsers load them as wide as the window. */
export const imagesWithoutSizes = (html: string): string[] =>
  [...html.matchAll(/<(?:img|source|link)\b[^>]*srcset="[^"]* \d+w[^>]*>/gi)]
    .map(([tag]) => tag)
    .filter((tag) => !/ (?:image)?sizes="[^"]/i.test(tag));
