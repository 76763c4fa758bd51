import { fieldName, form } from '../../src/content-model/parts/form';

const accepts = (schema: { pattern?: string } | undefined, name: string): boolean =>
  new RegExp(schema?.pattern ?? '').test(name);

// Chromium: React fails at a form with a field of the excluded names, or its page stays empty.
it.each([
  ...['name', 'title', 'email', 'id', 'action', 'method', 'submit', 'length', 'parent', 'removed'].map(
    (name) => [name, true] as const,
  ),
  ...[
    'appendChild',
    'removeChild',
    'insertBefore',
    'setAttribute',
    'removeAttribute',
    'nodeType',
    'nodeName',
  ].map((name) => [name, false] as const),
  ...['firstChild', 'nextSibling', 'parentNode'].map((name) => [name, false] as const),
])('a field can be called %s: %s', (name, isAccepted) => {
  expect(accepts(fieldName(''), name)).toBe(isAccepted);
});

// `document.body` would be the form.
it.each([
  ['application', true],
  ['body-scan', true],
  ['body', false],
  ['head', false],
])('a form can be called %s: %s', (name, isAccepted) => {
  expect(accepts(form.properties?.name, name)).toBe(isAccepted);
});
