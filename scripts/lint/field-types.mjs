const fieldType = ':matches([name="fieldType"], [property.name="fieldType"])';

/** What tells one type of field from another. Its names are not in the type `FieldAnswers`. */
const selectors = [
  `BinaryExpression[operator=/^[!=]=/] > ${fieldType}`,
  `SwitchStatement > ${fieldType}.discriminant`,
  `CallExpression[callee.property.name=/^(?:get|has|includes|indexOf)$/] > ${fieldType}.arguments`,
];

/** Build-time code asks the type of a field what it answers: see src/content-model/field-types. */
export const fieldTypes = {
  meta: {
    type: 'suggestion',
    messages: {
      name: 'This tells one type of field from another. Ask it: see src/content-model/field-types.',
    },
  },
  create: (context) =>
    Object.fromEntries(
      selectors.map((selector) => [selector, (node) => context.report({ node, messageId: 'name' })]),
    ),
};
