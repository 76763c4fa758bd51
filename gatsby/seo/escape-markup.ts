/**
 * Writes a text so that HTML and XML take it as a text, in an attribute as well.
 *
 * @param text any text
 */
export const escapeMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
