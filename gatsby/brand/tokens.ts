import fs from 'node:fs';
import { parse } from 'culori';
import postcss from 'postcss';
import type { LookName } from '../../src/content-model/files/brand';
import type { Site } from '../model/site';
import { defaultLook } from './looks';

export type Theme = 'light' | 'dark';

const parseStyles = (file: string): postcss.Root =>
  postcss.parse(fs.readFileSync(`src/styles/${file}.css`, 'utf8'));

export const themeOf = ({ parent }: postcss.Declaration): Theme =>
  /dark|inverse/.test(
    parent?.type === 'rule' ? (parent as postcss.Rule).selector : (parent as postcss.AtRule).params,
  )
    ? 'dark'
    : 'light';

/** The values of custom properties in each theme. */
interface Tokens {
  readonly light: Map<string, string>;
  readonly dark: Map<string, string>;
}

function readTokens(styles: postcss.Root): Tokens {
  const tokens: Tokens = { light: new Map(), dark: new Map() };
  styles.walkDecls(/^--/, (declaration) => {
    const { prop, value } = declaration;
    const own = tokens[themeOf(declaration)];
    if (!own.has(prop)) own.set(prop, prop === '--scrim' ? `rgb(${value})` : value);
  });
  return tokens;
}

const onlyColours = ({ light, dark }: Tokens): Tokens => ({
  light: new Map([...light].filter(([, value]) => parse(value))),
  dark: new Map([...dark].filter(([, value]) => parse(value))),
});

export const readColours = (): postcss.Root => parseStyles('colours');

/** The custom properties that are one colour, in each theme. The dark theme has those of the light one that it does not set. */
export const defaultTokens = onlyColours(readTokens(readColours()));

const tokensByLook = new Map<LookName, Tokens>([[defaultLook, readTokens(postcss.root())]]);

/** What a look has in place of the default values. */
export function lookTokens({ look = defaultLook }: Pick<Site['brand'], 'look'>): Tokens {
  const tokens = tokensByLook.get(look) ?? readTokens(parseStyles(`looks/${look}-colours`));
  tokensByLook.set(look, tokens);
  return tokens;
}
