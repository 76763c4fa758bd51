import type { ConfigData } from 'html-validate';

/** Style attributes: Gatsby's announcer and focus wrapper, and the focal points of images. */
const ownStyles = [
  ...['position', 'top', 'width', 'height', 'padding', 'overflow', 'clip', 'white-space', 'border'],
  ...['outline', 'object-position'],
];

/**
 * What counts as valid HTML: the validator's recommended rules, none of them switched off. Where the standard leaves a
 * choice, they are told the writer's, which nobody here can change.
 *
 * @param writer "react" writes the built pages, "browser" what a page has become
 */
export const htmlRules = (writer: 'react' | 'browser'): ConfigData => ({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes <br/>, charSet="utf-8" and required=""; browsers write <br>.
    'void-style': ['error', { style: writer === 'react' ? 'selfclosing' : 'omit' }],
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    'attribute-boolean-style': ['error', { style: 'empty' }],
    // React's ids begin with an underscore, as does Gatsby's root.
    'valid-id': ['error', { relaxed: true }],
    'no-inline-style': ['error', { allowedProperties: ownStyles }],
    // ARIA lets a list have a name: the social networks have no heading.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The class keeps a number on one line as well as characters that do not break would.
    'tel-non-breaking': ['error', { ignoreClasses: ['whitespace-nowrap'] }],
  },
});
