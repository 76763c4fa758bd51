import { renderHook } from '@testing-library/react';
import { postingOf } from '../../gatsby/content/form-endpoint';
import { useLayoutContent } from '../../src/layout/use-layout-content';
import { pass } from './browser';
import { readContent } from './graphql';

/** Where both forms are sent to in tests. */
export const endpoint = 'https://forms.example/send';

/** Has the forms sent in this file's tests, with the texts of the content. */
export function haveFormsSent(): Queries.Posting {
  const forms = readContent('forms') as Parameters<typeof postingOf>[0];
  const posting = postingOf({ ...forms, delivery: { kind: 'post', endpoint } }) as Queries.Posting;
  const { result, unmount } = renderHook(useLayoutContent);
  // Queries are answered with the same object every time.
  Object.assign(result.current.forms, { posting });
  unmount();
  return posting;
}

/** A request that waits for its answer. */
export interface Post {
  address: string;
  init: RequestInit;
  /** Answers it, and lets the form make of it what it does. */
  answer: (status: number, body?: unknown) => Promise<void>;
  /** Has it fail on its way. */
  lose: () => Promise<void>;
}

/**
 * Catches every request that a test makes.
 *
 * @returns the requests, a list that grows
 */
export function catchPosts(): Post[] {
  const posts: Post[] = [];
  const fetch = (address: string, init: RequestInit) =>
    new Promise((resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('Called off', 'AbortError')));
      posts.push({
        address,
        init,
        answer: (status, body) => {
          resolve({ ok: status < 300, status, json: () => Promise.resolve(body) });
          return pass(0);
        },
        lose: () => {
          reject(new TypeError('Failed to fetch'));
          return pass(0);
        },
      });
    });
  Object.assign(globalThis, { fetch });
  return posts;
}
