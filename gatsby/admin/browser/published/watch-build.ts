import CMS, { type ApiEntry } from '@sveltia/cms';
import type { ContentState } from '../../content-state';
import { besideConfiguration } from '../beside-configuration';
import { digestOf } from './digest';

/** How often the admin asks what is online, in ms. */
const interval = 20_000;

/** The digests of what was saved last, by file, and when. */
let saved: { digests: ReadonlyMap<string, string>; time: string } | undefined;

const readState = (): Promise<ContentState | undefined> =>
  fetch(besideConfiguration('content.json'), { cache: 'no-store' }).then(
    (response) => (response.ok ? (response.json() as Promise<ContentState>) : undefined),
    () => undefined,
  );

/** Says whether the site has what was saved last, until it has. */
async function showState(): Promise<void> {
  const state = await readState();
  if (!saved || !state) return;
  const { digests, time } = saved;
  const isOnline = [...digests].every(([file, digest]) => state.files[file] === digest);
  const notice = document.getElementById('build-state') ?? document.createElement('p');
  Object.assign(notice, { id: 'build-state', role: 'status' });
  document.body.append(notice);
  notice.textContent = `Your change of ${time} is ${isOnline ? 'online.' : 'not online yet.'}`;
  if (isOnline) saved = undefined;
  else if (state.builds) {
    const link = { href: state.builds, target: '_blank', textContent: 'See the builds' };
    notice.append(' ', Object.assign(document.createElement('a'), link));
  }
  if (saved) setTimeout(() => void showState(), interval);
}

async function follow({ path, data, i18n }: ApiEntry): Promise<void> {
  const state = await readState();
  // A change that somebody reviews is online later.
  if (!state || state.isReviewed) return;
  const file = path.slice(state.folder.length + 1);
  const others = Object.entries(i18n).map(
    ([code, other]) => [`${code}/${file}`, (other as { data: unknown }).data] as const,
  );
  // A language that is off has no file.
  const values = [[file, data] as const, ...others].filter(([, value]) => value);
  const digests = await Promise.all(
    values.map(async ([name, value]) => [name, await digestOf(value)] as const),
  );
  const isWaiting = saved !== undefined;
  const time = new Date().toLocaleTimeString('en-GB', { timeStyle: 'short' });
  saved = { digests: new Map(digests), time };
  if (!isWaiting) void showState();
}

/** For the published admin, each of whose changes is online after a build. */
export const watchBuilds = (): void =>
  CMS.registerEventListener({
    name: 'postSave',
    handler: ({ entry }) => void follow(entry.toJS() as ApiEntry),
  });
