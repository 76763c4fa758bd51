/** @jest-environment node */
import fs from 'node:fs';
import postcss, { type AtRule, type Rule } from 'postcss';

const tokens = postcss.parse(fs.readFileSync('src/styles/tokens.css', 'utf8'));

/** The custom properties that the rules with a selector declare. */
function declaredIn(selector: string): Set<string> {
  const names = new Set<string>();
  tokens.walkRules((rule: Rule) => {
    if (rule.selectors.includes(selector)) rule.walkDecls((declaration) => void names.add(declaration.prop));
  });
  return names;
}

/** The custom properties that colour utilities refer to. */
function colourRoles(): string[] {
  const roles: string[] = [];
  tokens.walkAtRules('theme', (theme: AtRule) =>
    theme.walkDecls(/^--color-/, ({ value }) => {
      const role = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
      if (role) roles.push(role);
    }),
  );
  return roles;
}

const light = declaredIn(':root');
const dark = declaredIn('.dark');

it('finds roles', () => expect(colourRoles().length).toBeGreaterThan(10));

it.each(colourRoles())('%s has a value in both themes', (role) => {
  expect([light.has(role), dark.has(role)]).toEqual([true, true]);
});
