/** On one element. What needs more has a name in the CSS module of its component. */
const maxClasses = 8;

/** An arbitrary value, variant or property, such as `w-[3px]`, `w-(--size)`, `[&>a]:flex` and `[--size:1px]`. */
const arbitrary = /^(?:\S*:)?\[(?:[^\]]*:|[^\]]*\]:)|^[\w:/*-]*-[[(]/;

const messages = {
  arbitrary: '"{{name}}" has an arbitrary value. It belongs in the CSS module of the component.',
  media: '"{{name}}" is layout of a medium. It belongs in the CSS module of the component.',
  important: '"{{name}}" overrides another class. Make it a variant of the component.',
  many: `{{count}} classes on one element. With more than ${maxClasses}, it has a name in the CSS module of the component.`,
};

const problemOf = (name) => {
  if (arbitrary.test(name)) return 'arbitrary';
  if (/^(?:\S+:)?(?:print|forced-colors):(?!hidden$)/.test(name)) return 'media';
  return /^[\w:/-]+!$|^!\w/.test(name) ? 'important' : undefined;
};

const wordsOf = (text) => text.split(/\s+/).filter(Boolean);

/** How many classes an expression has at most. An expression other than a text counts as one. */
function count(node) {
  if (!node) return 0;
  if (node.type === 'JSXExpressionContainer') return count(node.expression);
  if (node.type === 'Literal') return wordsOf(String(node.value)).length;
  if (node.type === 'ConditionalExpression') return Math.max(count(node.consequent), count(node.alternate));
  if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression')
    return count(node.callee.object);
  if (node.type === 'TemplateLiteral')
    return (
      node.quasis.flatMap(({ value }) => wordsOf(value.raw)).length +
      node.expressions.reduce((total, expression) => total + count(expression), 0)
    );
  return 1;
}

/** Utilities in markup say what one token says. All else has a name in a CSS module. */
export const classNames = {
  meta: { type: 'suggestion', messages },
  create(context) {
    const check = (node, text) => {
      for (const name of wordsOf(text)) {
        const messageId = problemOf(name);
        if (messageId) context.report({ node, messageId, data: { name } });
      }
    };
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      // Not a query.
      'TemplateElement:not(TaggedTemplateExpression TemplateElement)': (node) => check(node, node.value.raw),
      'JSXAttribute[name.name=/^class(Name)?$/]': (node) => {
        const total = count(node.value);
        if (total > maxClasses) context.report({ node, messageId: 'many', data: { count: total } });
      },
    };
  },
};
