/** Files that are requested or loaded, by URL. */
const requests = new Map<string, Promise<void>>();

/**
 * Fetches a file that a later page needs. It replaces Gatsby's `<link rel="prefetch">`, which Firefox checks against
 * `default-src`, and that is 'none'.
 *
 * @returns resolves when the file is loaded. If the request fails, it never settles, as Gatsby expects, and the next call
 *   requests the file again
 */
export default function prefetch(url: string): Promise<void> {
  const known = requests.get(url);
  if (known) return known;
  const file = new Promise<void>((resolve) => {
    load(url).then(resolve, () => requests.delete(url));
  });
  requests.set(url, file);
  return file;
}

async function load(url: string): Promise<void> {
  const response = await fetch(url, { priority: 'low' });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  // The browser caches a response only after the body has been read.
  await response.arrayBuffer();
}
