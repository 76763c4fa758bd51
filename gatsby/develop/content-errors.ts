import { showProblems } from './error-panel';

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
      showProblems(JSON.parse(data) as string[]);
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
