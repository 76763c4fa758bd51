/** @jest-environment node */
import fs from 'node:fs';
import { wcagContrast } from 'culori';
import postcss, { type Container } from 'postcss';
import { accentStyles } from '../../gatsby/brand/accent';
import { lightColours } from '../../src/sections/process/process-step';

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
const roles = light.filter((name) => /^--color-[a-z]/.test(name));

it('finds roles', () => expect(roles.length).toBeGreaterThan(10));

it.each(roles)('%s has a value in both themes', (role) => expect(dark).toContain(role));

/** The lightness of a hexadecimal colour (CIE L*), from 0 to 100. */
function lightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return luminance > 0.008856 ? 116 * Math.cbrt(luminance) - 16 : 903.3 * luminance;
}

it('raises each surface of the dark theme by a clear step of lightness', () => {
  const steps = ['canvas', 'sunken', 'surface', 'raised'].map((role) => {
    let value = '';
    tokens.walkRules((rule) => {
      if (rule.selectors.includes('.dark'))
        rule.walkDecls(`--color-${role}`, (declaration) => void (value = declaration.value));
    });
    return lightness(value);
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
