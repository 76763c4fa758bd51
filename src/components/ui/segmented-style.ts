import type { CSSProperties } from 'react';

/** Tells the style sheet how many segments there are and which one is chosen, counted from 0. */
export const segmentedStyle = (options: readonly string[], value: string) =>
  ({ '--count': options.length, '--chosen': options.indexOf(value) }) as CSSProperties;
