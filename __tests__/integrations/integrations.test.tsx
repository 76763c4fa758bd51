import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consentId } from '../../gatsby/model/analytics';
import type { AnalyticsScript } from '../../src/content-model/model';
import { askAgain, Integrations } from '../../src/integrations/integrations';
import { prePaint } from '../../src/pre-paint';
import { refuseStorage, setParts } from '../support/browser';
import type { ConsentLabels } from '../../src/content-model/files/labels';

const labels = {
  name: 'Statistics',
  text: 'May we count your visit?',
  accept: 'Accept',
  decline: 'Decline',
  settings: 'Statistics settings',
  privacy: { title: 'Privacy', href: '/privacy' },
} as ConsentLabels;

let count = 0;

/** A script with another address in each test: a page loads each once. */
const script = (needsConsent: boolean): AnalyticsScript => ({
  src: `https://stats.example/${(count += 1)}.js`,
  attributes: { 'data-site': 'paper' },
  needsConsent,
});

/** Shows the page of a site with scripts, after its inline script. */
function show(...scripts: AnalyticsScript[]) {
  const consent = consentId(scripts);
  setParts({ consent: consent !== null });
  prePaint({ announcement: null, consent, timeZone: 'Europe/London' });
  return render(
    <>
      <Integrations scripts={scripts} consent={consent} labels={labels} />
      <main id="main" tabIndex={-1} />
      <button onClick={askAgain}>Statistics settings</button>
    </>,
  );
}

const elementsOf = ({ src }: AnalyticsScript) => document.querySelectorAll(`script[src="${src}"]`);

/** Waits until an idle browser would have loaded everything. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

const question = () => screen.queryByRole('region', { name: 'Statistics' });

/** The style sheet hides the question then. */
const isAnswered = () => document.documentElement.hasAttribute('data-consent');
const button = (name: string) => screen.getByRole('button', { name });

it('loads a script without a question, once, with its attributes', async () => {
  const free = script(false);
  const { rerender } = show(free);
  await waitFor(() => expect(elementsOf(free)).toHaveLength(1));
  rerender(<Integrations scripts={[free]} consent={null} labels={null} />);
  await settle();
  expect(elementsOf(free)).toHaveLength(1);
  expect(elementsOf(free)[0]).toHaveAttribute('data-site', 'paper');
  expect(question()).toBeNull();
});

it('loads nothing that needs consent before the visitor agrees, and remembers the choice', async () => {
  const user = userEvent.setup();
  const [free, asked] = [script(false), script(true)];
  const { unmount } = show(free, asked);
  await waitFor(() => expect(elementsOf(free)).toHaveLength(1));
  await settle();
  expect(elementsOf(asked)).toHaveLength(0);
  expect(question()).toHaveTextContent('May we count your visit?');
  expect(isAnswered()).toBe(false);
  expect(document.body).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  await user.click(button('Accept'));
  expect(isAnswered()).toBe(true);
  expect(screen.getByRole('main')).toHaveFocus();
  await waitFor(() => expect(elementsOf(asked)).toHaveLength(1));
  unmount();
  document.documentElement.removeAttribute('data-consent');
  const again = show(free, asked);
  expect(isAnswered()).toBe(true);
  again.unmount();
  // It asks again about other scripts.
  const another = script(true);
  show(another);
  expect(isAnswered()).toBe(false);
  await settle();
  expect(elementsOf(another)).toHaveLength(0);
});

it('gives a script of Google its commands before it loads, after consent', async () => {
  const user = userEvent.setup();
  show({ ...script(true), googleId: 'G-A1B2C3D4E5' });
  await settle();
  expect(window.dataLayer).toBeUndefined();
  await user.click(button('Accept'));
  await waitFor(() => expect(window.dataLayer).toHaveLength(2));
  const commands = window.dataLayer as ArrayLike<unknown>[];
  expect(commands.map(String)).toEqual(['[object Arguments]', '[object Arguments]']);
  expect(commands.map((command) => Array.from(command))).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-A1B2C3D4E5'],
  ]);
  delete window.dataLayer;
  show({ ...script(false), googleId: 'GTM-A1B2C3D' });
  await waitFor(() => expect(window.dataLayer).toMatchObject([{ event: 'gtm.js' }]));
  delete window.dataLayer;
});

it('opens from the footer with the focus, which returns there, and Escape keeps the choice', async () => {
  const user = userEvent.setup();
  const asked = script(true);
  show(asked);
  await user.click(button('Decline'));
  await user.click(button('Statistics settings'));
  expect(question()).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(isAnswered()).toBe(true);
  expect(button('Statistics settings')).toHaveFocus();
  await settle();
  expect(elementsOf(asked)).toHaveLength(0);
  await user.click(button('Statistics settings'));
  await user.click(button('Accept'));
  expect(button('Statistics settings')).toHaveFocus();
  await waitFor(() => expect(elementsOf(asked)).toHaveLength(1));
});

it('follows a choice in another tab', async () => {
  const asked = script(true);
  const fromAnotherTab = (choice: string) => {
    localStorage.setItem('consent', `${choice} ${consentId([asked])}`);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'consent' })));
  };
  show(asked);
  fromAnotherTab('declined');
  expect(isAnswered()).toBe(true);
  fromAnotherTab('accepted');
  await waitFor(() => expect(elementsOf(asked)).toHaveLength(1));
});

it('asks on each visit, and works, when the browser blocks storage', async () => {
  const user = userEvent.setup();
  refuseStorage('getItem', 'setItem');
  const asked = script(true);
  show(asked);
  await user.click(button('Accept'));
  expect(isAnswered()).toBe(true);
  await waitFor(() => expect(elementsOf(asked)).toHaveLength(1));
  // The page returns from the back/forward cache.
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(isAnswered()).toBe(true);
});
