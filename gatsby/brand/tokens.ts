import fs from 'node:fs';
import postcss from 'postcss';

export type Theme = 'light' | 'dark';

/** The values of custom properties by name, such as "--color-canvas". */
export type Tokens = ReadonlyMap<string, string>;

let known: Record<Theme, Tokens> | undefined;

/** Reads the values of src/styles/colours.css in each theme. A colour such as #fff gets six digits. */
export function themes(): Record<Theme, Tokens> {
  known ??= readThemes(fs.readFileSync('src/styles/colours.css', 'utf8'));
  return known;
}

function readThemes(css: string): Record<Theme, Tokens> {
  const light = new Map<string, string>();
  const dark = new Map<string, string>();
  postcss.parse(css).walkDecls(/^--color-/, ({ prop, value, parent }) => {
    const isLight = parent?.type === 'atrule' && (parent as postcss.AtRule).params === 'static';
    const isDark = parent?.type === 'rule' && (parent as postcss.Rule).selectors.includes('.dark');
    const hex = value.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
    if (isLight) light.set(prop, hex);
    if (isDark) dark.set(prop, hex);
  });
  return { light, dark };
}
