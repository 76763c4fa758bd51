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
  const request =
    requests.get(url) ??
    new Promise<void>((resolve) => void load(url).then(resolve, () => requests.delete(url)));
  requests.set(url, request);
  return request;
}

async function load(url: string): Promise<void> {
  const response = await fetch(url, { priority: 'low' });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  // The browser caches a response only after the body has been read.
  await response.arrayBuffer();
}
