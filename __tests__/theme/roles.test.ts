/** @jest-environment node */
import fs from 'node:fs';
import { converter, wcagContrast } from 'culori';
import postcss, { type Container } from 'postcss';
import { accentStyles } from '../../gatsby/brand/accent';
import { lightColours } from '../../src/sections/process/process-step';

const accent = { light: '#0b6e4f', dark: '#5ed6a5' };
const tokens = postcss.parse(fs.readFileSync('src/styles/colours.css', 'utf8') + accentStyles(accent));

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
const roles = light.filter((name) => /^--color-[a-z]/.test(name));

const toLab = converter('lab65');

it('finds roles', () => expect(roles.length).toBeGreaterThan(10));

it.each(roles)('%s has a value in both themes', (role) => expect(dark).toContain(role));

it('raises each surface of the dark theme by a clear step of lightness', () => {
  const steps = ['canvas', 'sunken', 'surface', 'raised'].map((role) => {
    let value = '';
    tokens.walkRules((rule) => {
      if (rule.selectors.includes('.dark'))
        rule.walkDecls(`--color-${role}`, (declaration) => void (value = declaration.value));
    });
    return toLab(value)?.l ?? 0;
  });
  for (const [index, step] of steps.slice(1).entries())
    expect(step - (steps[index] ?? Infinity)).toBeGreaterThan(6);
});

const valueOf = (name: string): string | undefined => {
  let value: string | undefined;
  tokens.walkDecls(name, (declaration) => void (value = declaration.value));
  return value;
};

it.each(light.filter((name) => name.startsWith('--step-')))('text on %s has enough contrast', (step) => {
  const text = valueOf(lightColours.includes(step.slice(7)) ? '--art-ink' : '--art-paper');
  expect(wcagContrast(valueOf(step) ?? '', text ?? '')).toBeGreaterThanOrEqual(4.5);
});
