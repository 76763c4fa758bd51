/**
 * The colour of the browser's own bar in each theme: the canvas role. A meta element can't read a custom property,
 * so the two values of tokens.css stand here again; a test holds them together.
 */
export const themeColours = { light: '#faf8f5', dark: '#0b0920' } as const;
