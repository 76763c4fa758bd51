/**
 * Colour of the browser's toolbar in each theme: the canvas role of colours.css. A meta element cannot read a custom
 * property, so the values are repeated here. A test compares them.
 */
export const themeColours = { light: '#faf8f5', dark: '#0b0920' } as const;
