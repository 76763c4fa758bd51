import { screen, within } from '@testing-library/react';
import { followContentProblems } from '../../../gatsby/develop/content-errors';
import { pass, setDocumentVisible } from '../../support/browser';

/** A feed that tests speak through; the newest one is the page's. */
class Feed {
  static readonly CLOSED = 2;
  static opened: Feed[] = [];
  static get newest(): Feed {
    const feed = Feed.opened.at(-1);
    if (!feed) throw new Error('no feed has been opened');
    return feed;
  }

  readyState = 1;
  onmessage?: (event: { data: string }) => void;
  onerror?: () => void;

  constructor(readonly address: string) {
    Feed.opened.push(this);
  }

  close(): void {
    this.readyState = Feed.CLOSED;
  }

  say(...lines: string[]): void {
    this.onmessage?.({ data: JSON.stringify(lines) });
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  Feed.opened = [];
  Object.assign(window, { EventSource: Feed });
  followContentProblems();
});

it('asks the development server', () => {
  expect(Feed.newest.address).toBe('/__content-problems');
});

it('shows a line for every mistake, as an alert that the keyboard can scroll', () => {
  Feed.newest.say('content/a.json:1:1: first', 'content/b.json:2:2: second');
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('The content has mistakes:');
  expect(alert).toHaveAttribute('tabindex', '0');
  expect(
    within(alert)
      .getAllByRole('listitem')
      .map((entry) => entry.textContent),
  ).toEqual(['content/a.json:1:1: first', 'content/b.json:2:2: second']);
});

it('shows markup in a message as text', () => {
  Feed.newest.say('found "<img src=x onerror=alert(1)>"');
  expect(screen.getByRole('alert')).toHaveTextContent('found "<img src=x onerror=alert(1)>"');
  expect(document.querySelector('img')).toBeNull();
});

it('shows the latest list only, and nothing once the content is good', () => {
  Feed.newest.say('one', 'two');
  Feed.newest.say('two');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  Feed.newest.say();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('asks again a second after the server has gone', async () => {
  const [first] = Feed.opened;
  first?.close();
  first?.onerror?.();
  await pass(999);
  expect(Feed.opened).toHaveLength(1);
  await pass(1);
  expect(Feed.opened).toHaveLength(2);
});

it('leaves the connection to other tabs while its own is in the background', () => {
  const [first] = Feed.opened;
  setDocumentVisible(false);
  expect(first?.readyState).toBe(Feed.CLOSED);
  setDocumentVisible(true);
  expect(Feed.newest).not.toBe(first);
  expect(Feed.newest.readyState).toBe(1);
});
