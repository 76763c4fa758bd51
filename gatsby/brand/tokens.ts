import fs from 'node:fs';
import { parse } from 'culori';
import postcss from 'postcss';

export type Theme = 'light' | 'dark';

/** Reads src/styles/colours.css, which has the colours of the default brand. */
export const readColours = (): postcss.Root =>
  postcss.parse(fs.readFileSync('src/styles/colours.css', 'utf8'));

const isDark = (declaration: postcss.Declaration): boolean => {
  const { parent } = declaration;
  return (
    parent?.type === 'rule' && (parent as postcss.Rule).selectors.some((name) => /dark|inverse/.test(name))
  );
};

/** The theme whose values a declaration of colours.css has. */
export const themeOf = (declaration: postcss.Declaration): Theme => (isDark(declaration) ? 'dark' : 'light');

let known: Record<Theme, ReadonlyMap<string, string>> | undefined;

/** The custom properties that are one colour, in each theme. The dark theme has those of the light one that it does not set. */
export function defaultTokens(): Record<Theme, ReadonlyMap<string, string>> {
  if (known) return known;
  const own = { light: new Map<string, string>(), dark: new Map<string, string>() };
  readColours().walkDecls(/^--/, (declaration) => {
    const { prop } = declaration;
    const value = prop === '--scrim' ? `rgb(${declaration.value})` : declaration.value;
    const tokens = own[themeOf(declaration)];
    if (parse(value) && !tokens.has(prop)) tokens.set(prop, value);
  });
  known = own;
  return own;
}
