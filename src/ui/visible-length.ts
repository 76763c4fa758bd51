/** The length of a text in UTF-16 units, without characters that take no space, such as soft hyphens and marks of fields. */
export const visibleLength = (text: string): number => text.replace(/\p{Cf}/gu, '').length;
