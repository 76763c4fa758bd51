import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Site } from '../../model/site';
import type { SectionChange } from '../browser/sections/section-change';
import { changeSections } from '../sections/change-sections';
import type { Answer, ChangeList } from './change';
import { publishChanges, countCommits } from './publish';
import { findPublished } from './published';
import { readChanges } from './read-changes';
import { undoChanges } from './undo';

/** Names of this computer. Another name could be that of a site that leads here (DNS rebinding). */
const ownHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** Whether a page of the development server asks. Gatsby lets pages of other sites read what it answers. */
const isOwnPage = (headers: IncomingHttpHeaders): boolean =>
  ownHost.test(headers.host ?? '') && headers['sec-fetch-site'] === 'same-origin';

/** Whether a page of the development server sends JSON, which no form of another site can. */
export const mayWrite = ({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean =>
  isOwnPage(headers) &&
  method === 'POST' &&
  ['http', 'https'].some((protocol) => headers.origin === `${protocol}://${headers.host}`) &&
  /^application\/json(?:;|$)/.test(headers['content-type'] ?? '');

/**
 * Answers what differs from the last published state, undoes and publishes it, and adds and removes sections.
 *
 * @param copy the folder for that state, if there is no Git
 * @param isWritable whether it may write
 */
export function serveChanges(directory: string, copy: string, site: () => Site, isWritable: boolean) {
  const start = findPublished(directory, copy);
  let last: Promise<unknown> = Promise.resolve();

  const actions: Readonly<Record<string, (body: Record<string, unknown>) => Promise<Answer>>> = {
    '/changes/undo': async ({ ids }) => {
      const { changes } = await readChanges(site(), await start);
      return undoChanges(site(), await start, changes, Array.isArray(ids) ? ids.map(String) : []);
    },
    '/changes/publish': async ({ version, sentence }) => {
      const listed = await readChanges(site(), await start);
      if (listed.version !== version)
        return {
          isDone: false,
          message: 'The content has changed since. Nothing was published: see the list again.',
        };
      return publishChanges(directory, String(sentence).replaceAll(/\s+/g, ' ').trim());
    },
    '/changes/sections': (body) => changeSections(directory, body as unknown as SectionChange),
  };

  const list = async (): Promise<ChangeList> => {
    const { isGit } = await start;
    const { changes, version } = await readChanges(site(), await start);
    const commits = isGit ? await countCommits(directory) : 0;
    // What undoes a change stays here.
    const shown = changes.map((change) => ({ ...change, changed: undefined, difference: undefined }));
    return { version, changes: shown, isGit, isWritable, commits };
  };

  return async (pathname: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const action = actions[pathname];
    const isAllowed = action ? isWritable && mayWrite(request) : isOwnPage(request.headers);
    if (!isAllowed) return void response.writeHead(403).end();
    // One after the other, also if one fails.
    const answer = last.then(async () => (action ? action((await json(request)) as never) : list()));
    last = answer.catch(() => undefined);
    response.setHeader('Content-Type', 'application/json');
    response.end(
      JSON.stringify(await answer.catch(({ message }: Error): Answer => ({ isDone: false, message }))),
    );
  };
}
