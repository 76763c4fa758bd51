const icon = (path: string) => ({ viewBox: '0 0 24 24', paths: [path] });

/**
 * The icons of controls in the header and in the sections of the home page, in the family of the content's icons (gatsby/content/graphql/icons.ts).
 * The components of Heroicons would exceed the limit of its scripts.
 */
export const sunIcon = icon(
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm0-5.5V5m0 14v2.5M2.5 12H5m14 0h2.5M5.3 5.3 7 7m10 10 1.7 1.7m0-13.4L17 7M7 17l-1.7 1.7',
);
export const moonIcon = icon('M20.5 14.5A8.75 8.75 0 1 1 9.5 3.5a7 7 0 0 0 11 11z');
export const pauseIcon = icon('M8.25 5.25v13.5m7.5-13.5v13.5');
export const playIcon = icon('M6.5 4.5v15l12-7.5z');
export const checkIcon = icon('m4.5 12.75 6 6 9-13.5');
export const arrowIcon = icon('m4.5 19.5 15-15M8.25 4.5h11.25v11.25');
