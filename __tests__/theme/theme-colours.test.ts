import fs from 'node:fs';
import { themeColours } from '../../src/theme/theme-colours';

const tokens = fs.readFileSync('src/styles/tokens.css', 'utf8').toLowerCase();
const token = (name: string) => new RegExp(`--${name}:\\s*([^;]+);`).exec(tokens)?.[1];

it.each([
  ['light', 'paper'],
  ['dark', 'ink-950'],
] as const)('theme-color of the %s theme is --%s', (theme, name) => {
  expect(themeColours[theme].toLowerCase()).toBe(token(name));
});
