import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadPagefind, type Pagefind } from '../../src/layout/search/load-pagefind';
import { Search } from '../../src/layout/search/search';
import { fillLabel } from '../../src/ui/fill-label';
import { inLayout } from '../support/content';
import { setParts } from '../support/browser';
import { navigation, replaceIn } from '../support/layout-content';

jest.mock('../../src/layout/search/load-pagefind');
const load = jest.mocked(loadPagefind);

const labels = {
  title: 'Search this site',
  close: 'Close the search',
  searching: 'Searching',
  results: '{count} pages',
  none: 'Nothing has {words}',
  failed: 'Not loaded',
};

/** Finds this page for every word but "nothing". */
const page = {
  raw_url: '/about',
  meta: { title: 'About us' },
  excerpt: 'Good <mark>paper</mark> &lt;b&gt; & folds',
};
const pagefind: Pagefind = {
  init: () => Promise.resolve(),
  search: (words) =>
    Promise.resolve({ results: words === 'nothing' ? [] : [{ data: () => Promise.resolve(page) }] }),
};

async function openSearch() {
  render(<Search className="" />);
  await userEvent.click(screen.getByRole('button', { name: labels.title }));
  const dialog = await screen.findByRole('dialog', { name: labels.title });
  const search = async (words: string) => {
    const field = within(dialog).getByRole('searchbox', { name: labels.title });
    await userEvent.clear(field);
    await userEvent.type(field, words);
  };
  return { dialog, search };
}

beforeEach(() => {
  document.documentElement.lang = 'en-GB';
  replaceIn(navigation, { search: labels, groups: null, links: null });
  load.mockReset().mockResolvedValue(pagefind);
});

it.each([
  ['has a button if the content has words for it', labels, 1],
  ['is not part of a site without words for it', null, 0],
])('%s', (_name, search, count) => {
  replaceIn(navigation, { search });
  render(inLayout(<p>Page</p>));
  expect(screen.queryAllByRole('button', { name: labels.title })).toHaveLength(count);
});

it('says that it does not load, and loads with the next press of the button', async () => {
  // Without a folder, the import of the dialog fails.
  const folder = setParts({ search: null });
  render(<Search className="" />);
  const button = screen.getByRole('button', { name: labels.title });
  await userEvent.click(button);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(button).toHaveFocus();
  folder.restore();
  await userEvent.click(button);
  expect(await screen.findByRole('dialog', { name: labels.title })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('tries again with the next letter after a failure, from an address that has not failed', async () => {
  load.mockRejectedValue(new Error('No connection'));
  const { dialog, search } = await openSearch();
  await search('paper');
  expect(await within(dialog).findByText(labels.failed)).toBeVisible();
  const failed = load.mock.calls.map(([attempt]) => attempt);
  load.mockImplementation(async (attempt) => {
    if (failed.includes(attempt)) throw new Error('Remembered');
    return pagefind;
  });
  await search('papers');
  expect(await within(dialog).findByRole('link')).toHaveAttribute('href', '/about');
});

it('does not say that there is nothing without a connection', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { dialog, search } = await openSearch();
  await search('nothing');
  expect(await within(dialog).findByText(labels.failed)).toBeVisible();
});

it('shows pages that arrive after the time limit', async () => {
  const { dialog } = await openSearch();
  jest.useFakeTimers();
  let arrive: (script: Pagefind) => void = jest.fn();
  load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  fireEvent.change(within(dialog).getByRole('searchbox'), { target: { value: 'paper' } });
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(within(dialog).getByRole('status')).toHaveTextContent(labels.failed);
  await act(async () => arrive(pagefind));
  expect(within(dialog).getByRole('link')).toHaveAttribute('href', '/about');
});

it('shows the pages that have the words, with the words marked and no other markup', async () => {
  const { dialog, search } = await openSearch();
  await search('paper');
  const link = await within(dialog).findByRole('link');
  expect(link).toHaveTextContent(/^About usGood paper <b> & folds …$/);
  expect([...link.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['paper']);
  expect(within(dialog).getByRole('status')).toHaveTextContent('1 pages');
});

it('shows another excerpt on a page that the browser has translated', async () => {
  const { dialog, search } = await openSearch();
  await search('paper');
  const excerpt = (await within(dialog).findByRole('link')).lastElementChild as Element;
  for (const text of [...excerpt.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE))
    text.replaceWith(document.createElement('font'));
  const next = { ...page, excerpt: '<mark>folds</mark>' };
  const results = [{ data: () => Promise.resolve(next) }];
  jest.spyOn(pagefind, 'search').mockResolvedValue({ results });
  await search('folds');
  const part = await within(dialog).findByText('folds');
  expect(part.parentElement).toHaveTextContent(/^… folds …$/);
});

it('says that it searches, and that nothing was found', async () => {
  const { dialog, search } = await openSearch();
  const status = within(dialog).getByRole('status');
  expect(status).toBeEmptyDOMElement();
  await search('nothing');
  expect(status).toHaveTextContent(labels.searching);
  expect(await within(dialog).findByText('Nothing has nothing')).toBeVisible();
  expect(within(dialog).queryByRole('link', { name: 'About us' })).toBeNull();
});

it('has the links of the header until the field has words, and when nothing was found', async () => {
  const link = { title: 'Posts', href: '/blog' };
  const group = { title: 'Menu', items: [{ title: 'Team', href: '/team', description: 'Who', icon: null }] };
  replaceIn(navigation, { search: labels, groups: [group], links: [link] });
  const { dialog, search } = await openSearch();
  const addresses = () =>
    within(dialog)
      .queryAllByRole('link')
      .map((element) => element.getAttribute('href'));
  expect(addresses()).toEqual(['/team', '/blog']);
  await search('paper');
  await waitFor(() => expect(addresses()).toEqual(['/about']));
  await search('nothing');
  await waitFor(() => expect(addresses()).toEqual(['/team', '/blog']));
});

/** A search that finds a page for every word, as by its first letters, and for some words in quotation marks. */
function findWord(found: string, whole: readonly string[] = []) {
  const results = [{ data: () => Promise.resolve({ ...page, excerpt: `A <mark>${found}</mark>` }) }];
  return jest.spyOn(pagefind, 'search').mockImplementation((words) =>
    Promise.resolve({
      results: words.startsWith('"') && !whole.includes(words.slice(1, -1)) ? [] : results,
    }),
  );
}

it.each([
  ['ZZZZZZ', '4ZZ.', false],
  ['offfer', 'of', false],
  ['pricexqz', 'prices', false],
  ['seo', 'services', false],
  ['/ –', 'services', false],
  ['app', 'apps', true],
  ['ecommerce', 'E-commerce', true],
  ['commerce', 'E\u2011commerce', true],
  ['UX', 'UI/UX', true],
  ['Créme', 'cremes', true],
])('for the start of words %s, the word %s in a page is a result: %s', async (words, word, isResult) => {
  findWord(word);
  const { dialog, search } = await openSearch();
  await search(words);
  const answer = fillLabel(isResult ? labels.results : labels.none, { count: 1, words });
  expect(await within(dialog).findByText(answer)).toBeVisible();
  expect(within(dialog).queryAllByRole('listitem')).toHaveLength(isResult ? 1 : 0);
});

it.each([
  ['using', 'en', 'used', ['using'], 'using'],
  ['xyz using', 'en', 'used', ['using'], 'using'],
  ['ueber uns', 'de-DE', 'über', ['uber', 'uns'], 'uber uns'],
  ['GROESSE', 'de', 'Größe', ['GROßE'], 'GROßE'],
  ['"used paper"', 'en', 'used', ['used paper'], '"used paper"'],
])(
  'finds %s on a page in the language %s by the forms of its words',
  async (words, lang, word, whole, asked) => {
    document.documentElement.lang = lang;
    const asks = findWord(word, whole);
    const { dialog } = await openSearch();
    fireEvent.change(within(dialog).getByRole('searchbox'), { target: { value: words } });
    expect(await within(dialog).findByText('1 pages')).toBeVisible();
    expect(asks).toHaveBeenLastCalledWith(asked);
  },
);

it('stays open when Escape ends a word of an input method', async () => {
  const { dialog } = await openSearch();
  const field = within(dialog).getByRole('searchbox');
  expect(fireEvent.keyDown(field, { key: 'Escape', isComposing: true })).toBe(false);
  expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(true);
});

it('closes when the visitor follows a result, goes back or presses the button', async () => {
  const { dialog, search } = await openSearch();
  await search('paper');
  await userEvent.click(await within(dialog).findByRole('link'));
  expect(dialog).not.toHaveAttribute('open');
  for (const close of [
    () => userEvent.click(within(dialog).getByRole('button', { name: labels.close })),
    () => act(async () => void window.dispatchEvent(new PopStateEvent('popstate'))),
  ]) {
    await userEvent.click(screen.getByRole('button', { name: labels.title }));
    expect(dialog).toHaveAttribute('open');
    await close();
    expect(dialog).not.toHaveAttribute('open');
  }
});
