/** How long a visitor waits for a file, in ms. */
export const LOAD_TIMEOUT_MS = 5000;

/** @returns rejects after the time limit. The request goes on, so that a retry can succeed at once. */
export const withLoadTimeout = <Result>(loading: Promise<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Loading timed out')), LOAD_TIMEOUT_MS);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });

const storageKey = 'reloaded';

/**
 * Loads code of a separate file that a visitor waits for. After a new deployment the file may be gone: see `reloadOnce`.
 *
 * @param onReload runs before the page is reloaded for the code
 * @returns rejects after the time limit, if there is no connection, or if a reload did not help
 */
export const loadChunk = <Code>(load: () => Promise<Code>, onReload: () => void): Promise<Code> =>
  withLoadTimeout(load().catch((error: unknown) => reloadOnce(error, onReload)));

/** Reloads the page after its code failed to load, once per deployment. Rejects with the error if that cannot help. */
async function reloadOnce(error: unknown, onReload: () => void): Promise<never> {
  const { ___webpackCompilationHash: build, ___loader: loader } = window;
  // Without storage, the page could reload endlessly. Without an answer, a reload would show the browser's error page.
  const isReloaded = sessionStorage.getItem(storageKey) === build;
  if (isReloaded || !(await loader.loadAppData())) throw error;
  sessionStorage.setItem(storageKey, build);
  onReload();
  location.reload();
  return new Promise<never>(() => undefined);
}
