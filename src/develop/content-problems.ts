import { showProblems } from './problem-panel';

const address = '/__content-problems';

/** After this time a feed that the server has ended is asked for again, in ms. */
const retryAfter = 1000;

/**
 * Shows what is wrong with the content as long as it is wrong. Only on the development site: a visitor's bundle has
 * nothing of it.
 */
export function followContentProblems(): void {
  let feed: EventSource | undefined;

  function connect(): void {
    feed?.close();
    feed = new EventSource(address);
    feed.onmessage = ({ data }: MessageEvent<string>) => {
      const lines = JSON.parse(data) as string[];
      const hadProblems = showProblems(lines);
      if (hadProblems && lines.length === 0 && isBroken()) void reloadWhenServed();
    };
    feed.onerror = () => {
      if (feed?.readyState === EventSource.CLOSED) setTimeout(followVisibility, retryAfter);
    };
  }

  // A browser opens a handful of connections to one server: tabs in the background leave theirs to others.
  function followVisibility(): void {
    if (document.visibilityState === 'visible') connect();
    else feed?.close();
  }

  document.addEventListener('visibilitychange', followVisibility);
  followVisibility();
}

/** A page that was opened while its content could not be read at all has nothing to show. */
const isBroken = (): boolean => !document.querySelector('main h1');

/** Opens the page anew once the server has it. */
async function reloadWhenServed(): Promise<void> {
  const name = window.location.pathname.replace(/^\/|\/$/g, '') || 'index';
  const { ok } = await fetch(`/page-data/${name}/page-data.json`).catch(() => ({ ok: false }));
  if (ok) window.location.reload();
  else setTimeout(() => void reloadWhenServed(), retryAfter);
}
