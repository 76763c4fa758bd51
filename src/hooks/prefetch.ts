/** Files that have been asked for, and are there or on their way. */
const asked = new Map<string, Promise<void>>();

/**
 * Asks for a file that a later page will need, in the place of Gatsby's own way, a `link` element: browsers that follow
 * an older draft of the policy hold those against `default-src`, which allows nothing here.
 *
 * @param url the file
 * @returns resolves when it is there. It never settles when it cannot be had, as Gatsby expects: nothing waits for it, and
 *   a visit to that page asks again
 */
export default function prefetch(url: string): Promise<void> {
  const known = asked.get(url);
  if (known) return known;
  const file = new Promise<void>((resolve) => {
    load(url).then(resolve, () => asked.delete(url));
  });
  asked.set(url, file);
  return file;
}

async function load(url: string): Promise<void> {
  const response = await fetch(url, { priority: 'low' });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  // Only what has been read to its end is kept by the browser.
  await response.arrayBuffer();
}
