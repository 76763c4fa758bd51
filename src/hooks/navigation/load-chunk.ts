const storageKey = 'reloaded';

/**
 * Loads code of a separate file. After a new deployment the file may be gone: the page reloads, once per deployment.
 *
 * @returns rejects if there is no connection, or if a reload did not help
 */
export const loadChunk = <Code>(load: () => Promise<Code>): Promise<Code> =>
  load().catch(async (error: unknown) => {
    const { ___webpackCompilationHash: build, ___loader: loader } = window;
    // Without storage, the page could reload endlessly. Without an answer, a reload would show the browser's error page.
    const isReloaded = sessionStorage.getItem(storageKey) === build;
    if (isReloaded || !(await loader.loadAppData())) throw error;
    sessionStorage.setItem(storageKey, build);
    location.reload();
    return new Promise<never>(() => undefined);
  });
