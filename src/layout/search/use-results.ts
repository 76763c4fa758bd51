import { useEffect, useState } from 'react';
import { withLoadTimeout } from '../../hooks/navigation/load-chunk';
import { findPages } from './find-pages';
import { type FoundPage, loadPagefind } from './load-pagefind';

interface Answer {
  state: 'empty' | 'searching' | 'failed' | 'found';
  words: string;
  pages: readonly FoundPage[];
  /** The number of all pages. */
  count: number;
}

/** How long a visitor does not type before the search starts, in ms. */
const pause = 200;

const maxPages = 10;

const empty: Answer = { state: 'empty', words: '', pages: [], count: 0 };

let failures = 0;

async function find(words: string): Promise<Answer> {
  try {
    const results = await findPages(await loadPagefind(failures), words);
    // Pagefind leaves out the parts of its index that do not load.
    if (results.length === 0 && !navigator.onLine) throw new Error('No connection');
    const pages = await Promise.all(results.slice(0, maxPages).map(({ data }) => data()));
    return { state: 'found', words, pages, count: results.length };
  } catch (error) {
    failures += 1;
    throw error;
  }
}

/** Finds the pages with these words. The pages of the last words stay until those of new ones have arrived. */
export function useResults(text: string): Answer {
  const words = text.trim();
  const [answer, setAnswer] = useState(empty);

  // The index loads while the visitor types. An error matters only to a search.
  useEffect(() => {
    loadPagefind(failures)
      .then(({ init }) => init())
      .catch(() => (failures += 1));
  }, []);

  useEffect(() => {
    if (!words) return;
    let isCurrent = true;
    const show = (next: Answer) => isCurrent && setAnswer(next);
    const timer = setTimeout(() => {
      const search = find(words);
      search.then(show).catch(() => undefined);
      // A late answer replaces the message.
      withLoadTimeout(search).catch(() => show({ ...empty, state: 'failed', words }));
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [words]);

  if (!words) return empty;
  return answer.words === words ? answer : { ...answer, state: 'searching' };
}
