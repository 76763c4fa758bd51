import fs from 'node:fs';
import type { Reporter } from 'gatsby';
import { checkContent, formatProblems } from '../check/check';
import { copyContent, stateOf } from './last-valid-content';
import { createProblemFeed, type ProblemFeed } from './error-stream';
import { openWaitingRoom } from './dev-error-server';
import { watchFolder } from './watch-folder';

/** What is said in the terminal; on bad content, a build ends with it. */
type Voice = Pick<Reporter, 'success' | 'panicOnBuild'>;

/** The content as it is being edited, and a copy of the last of it that was good. */
export interface LiveContent {
  /** What is wrong goes to every page that asks here. */
  serve: ProblemFeed['serve'];
  /** Stops a build on bad content. */
  stopOnMistakes(reporter: Voice): Promise<void>;
  /**
   * Takes over the content as it is. Where none has been good so far, it says so in the terminal and at the port of
   * the development server, and waits.
   *
   * @returns resolves when the copy holds good content
   */
  start(reporter: Voice, port: number): Promise<void>;
  /**
   * Checks the content after each change from now on: what is good goes into the copy, what is wrong is shown.
   *
   * @returns ends this
   */
  follow(reporter: Voice): () => void;
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
    const state = stateOf(source);
    const message = await check();
    // What was checked has to be what is copied: a file saved meanwhile has not been looked at.
    if (stateOf(source) !== state) return refresh(reporter);
    if (!message) copyContent(source, copy);
    if (message === shown) return;
    shown = message;
    feed.publish(message ? message.split('\n') : []);
    if (message) reporter.panicOnBuild(withHeadline(message));
    else reporter.success('the content is good again');
  }

  /** One at a time: a file may be saved again while it is being looked at. */
  function refreshInTurn(reporter: Voice): Promise<void> {
    work = work
      .then(() => refresh(reporter))
      .catch((error: Error) => void reporter.panicOnBuild(error.message));
    return work;
  }

  return {
    serve: feed.serve,
    async stopOnMistakes(reporter) {
      const message = await check();
      if (message) reporter.panicOnBuild(withHeadline(message));
    },
    async start(reporter, port) {
      await refreshInTurn(reporter);
      if (fs.existsSync(copy)) return;
      const closeRoom = await openWaitingRoom(port, () => shown);
      await new Promise<void>((resolve) => {
        const look = async () => {
          await refreshInTurn(reporter);
          if (!fs.existsSync(copy)) return;
          stop();
          resolve();
        };
        const stop = watchFolder(source, () => void look());
        void look();
      });
      await closeRoom();
    },
    follow(reporter) {
      const stop = watchFolder(source, () => void refreshInTurn(reporter));
      void refreshInTurn(reporter);
      return stop;
    },
  };
}

const withHeadline = (message: string): string => `The content has mistakes:\n${message}`;
