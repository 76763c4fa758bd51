/** How long a visitor waits for a file, in ms. */
export const LOAD_TIMEOUT_MS = 5000;

/** @returns rejects after the time limit. The request goes on, so that a retry can succeed at once. */
export const withLoadTimeout = <Result>(loading: Promise<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Loading timed out')), LOAD_TIMEOUT_MS);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
