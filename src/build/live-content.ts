import fs from 'node:fs';
import type { Reporter } from 'gatsby';
import { checkContent, formatProblems } from '../content/check';
import { copyContent, copyReadableContent } from './good-copy';
import { createProblemFeed, type ProblemFeed } from './problem-feed';
import { watchFolder } from './watch-folder';

type Voice = Pick<Reporter, 'error' | 'success' | 'panicOnBuild'>;

/** The content as it is being edited, and a copy of the last of it that was good. */
export interface LiveContent {
  /** What is wrong goes to every page that asks here. */
  serve: ProblemFeed['serve'];
  /** Stops a build on bad content. */
  stopOnMistakes(reporter: Voice): Promise<void>;
  /** Checks the content: what is good goes into the copy, what is wrong to the terminal and to the open pages. */
  refresh(reporter: Voice): Promise<void>;
  /** Refreshes after each change of a file, from now on. */
  follow(reporter: Voice): void;
}

/**
 * Stands between the files that editors save and the site that is made from them.
 *
 * @param source absolute path of the content folder
 * @param copy absolute path of the copy that the site is made from
 */
export function createLiveContent(source: string, copy: string): LiveContent {
  const feed = createProblemFeed();
  let shown = '';
  let work = Promise.resolve();

  const check = async () => formatProblems(await checkContent(source));

  async function refresh(reporter: Voice): Promise<void> {
    const message = await check();
    if (!message) copyContent(source, copy);
    else if (!fs.existsSync(copy)) copyReadableContent(source, copy);
    if (message === shown) return;
    shown = message;
    feed.publish(message ? message.split('\n') : []);
    if (message) reporter.error(withHeadline(message));
    else reporter.success('the content is good again');
  }

  return {
    serve: feed.serve,
    async stopOnMistakes(reporter) {
      const message = await check();
      if (message) reporter.panicOnBuild(withHeadline(message));
    },
    refresh(reporter) {
      // One at a time: a file may be saved again while it is being looked at.
      work = work.then(() => refresh(reporter)).catch((error: Error) => void reporter.error(error.message));
      return work;
    },
    follow(reporter) {
      watchFolder(source, () => void this.refresh(reporter));
      void this.refresh(reporter);
    },
  };
}

const withHeadline = (message: string): string => `The content has mistakes:\n${message}`;
