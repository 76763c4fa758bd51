/** @jest-environment node */
import { converter } from 'culori';
import type { Declaration } from 'postcss';
import { brandColour, isReadable } from '../../gatsby/brand/palette';
import { defaultTokens, readColours, themeOf } from '../../gatsby/brand/tokens';
import { defaultColours } from '../../gatsby/brand/readable';
import { lightColours } from '../../src/sections/process/process-step';

const declared: Declaration[] = [];
readColours().walkAtRules(/^(?:theme|layer)$/, (rule) => {
  if (rule.params !== 'inline') rule.walkDecls(/^--/, (declaration) => void declared.push(declaration));
});
const namesOf = (theme: string) => declared.filter((one) => themeOf(one) === theme).map(({ prop }) => prop);
const roles = namesOf('light').filter((name) => /^--color-[a-z]/.test(name));
const { light, dark } = defaultTokens;

const toLab = converter('lab65');

it('finds roles', () => expect(roles.length).toBeGreaterThan(10));

it.each(roles)('%s has a value in both themes', (role) => expect(namesOf('dark')).toContain(role));

it('raises each surface of the dark theme by a clear step of lightness', () => {
  const steps = ['canvas', 'sunken', 'surface', 'raised'].map(
    (role) => toLab(dark.get(`--color-${role}`) ?? '')?.l ?? 0,
  );
  for (const [index, step] of steps.slice(1).entries())
    expect(step - (steps[index] ?? Infinity)).toBeGreaterThan(6);
});

it('has enough contrast', () => {
  const unreadable = [...light.keys()].flatMap((name) =>
    (['light', 'dark'] as const).filter(
      (theme) => !isReadable(name, theme, brandColour(name, theme, defaultColours), defaultColours),
    ),
  );
  expect(unreadable).toEqual([]);
});

it('steps with dark text are those whose contrast to it is checked', () => {
  for (const name of light.keys())
    if (name.startsWith('--step-'))
      expect(isReadable(name, 'light', light.get('--art-ink') ?? '', defaultColours)).toBe(
        !lightColours.includes(name.slice(7)),
      );
});
