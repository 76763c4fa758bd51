import fs from 'node:fs';
import { themeColours } from '../../src/theme/theme-colours';

const tokens = fs.readFileSync('src/styles/colours.css', 'utf8').toLowerCase();
const canvases = [...tokens.matchAll(/--color-canvas:\s*(#[^;]+);/g)].map(([, value]) => value);

it('is the canvas colour of each theme', () => {
  expect([themeColours.light, themeColours.dark]).toEqual(canvases.slice(0, 2));
});
