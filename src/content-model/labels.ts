export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Focal point" for "focalPoint". */
export const sentenceOf = (name: string): string =>
  capitalised(name.replaceAll('-', ' ').replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
