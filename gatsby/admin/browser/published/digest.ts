const isEmpty = (value: unknown): boolean =>
  [undefined, null, '', false].includes(value as null) ||
  (typeof value === 'object' && Object.keys(value as object).length === 0);

/** A value with its keys in one order, without what files leave out and what Sveltia CMS adds. */
function normalise(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(normalise);
  if (typeof value === 'string') return value.trim();
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value)
    .map(([key, part]) => [key, normalise(part)] as const)
    .filter(([key, part]) => !key.startsWith('__sc_') && !isEmpty(part));
  return Object.fromEntries(parts.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The SHA-256 of the values of a content file, as a form has them and as a build reads them. */
export async function digestOf(values: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(normalise(values)));
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
