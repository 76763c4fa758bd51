/** @jest-environment node */
import fs from 'node:fs';
import postcss, { type Container } from 'postcss';
import { accentStyles } from '../../gatsby/brand/accent';

const accent = { light: '#0b6e4f', dark: '#5ed6a5' };
const tokens = postcss.parse(fs.readFileSync('src/styles/tokens.css', 'utf8') + accentStyles(accent));

const declaredIn = (container: Container): string[] => {
  const names: string[] = [];
  container.walkDecls(({ prop }) => void names.push(prop));
  return names;
};

const light: string[] = [];
const dark: string[] = [];
tokens.walkAtRules('theme', (theme) => {
  if (theme.params === 'static') light.push(...declaredIn(theme));
});
tokens.walkRules((rule) => {
  if (rule.selectors.includes('.dark')) dark.push(...declaredIn(rule));
});
const roles = light.filter((name) => /^--(?:color-[a-z]|step-)/.test(name));

it('finds roles', () => expect(roles.length).toBeGreaterThan(10));

it.each(roles)('%s has a value in both themes', (role) => expect(dark).toContain(role));
