import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routeUpdate } from '../../src/hooks/navigation/router';
import { Footer } from '../../src/layout/footer/footer';
import { Header } from '../../src/layout/header/header';
import { LanguageLinks, LanguageSwitch } from '../../src/layout/language-switch';
import { TranslatedContent } from '../../src/layout/use-layout-content';
import * as layoutContent from '../support/layout-content';

const german = {
  ...layoutContent,
  pages: { nodes: [], hasMore: false },
  locale: 'de-DE',
  languageLabel: 'Sprache',
  home: '/de',
  translations: [
    { locale: 'en-GB', name: 'English', path: '/about' },
    { locale: 'de-DE', name: 'Deutsch', path: '/de/ueber-uns' },
  ],
};

const inGerman = (element: React.ReactElement) =>
  render(<TranslatedContent value={german as never}>{element}</TranslatedContent>);

it('names each language in itself, in that language, with the address of the same page', () => {
  inGerman(<LanguageLinks />);
  const list = screen.getByRole('list', { name: german.languageLabel });
  const links = within(list).getAllByRole('link');
  expect(links).toHaveLength(german.translations.length);
  for (const [index, { locale, name, path }] of german.translations.entries()) {
    expect(links[index]).toHaveTextContent(name);
    expect(links[index]).toHaveAttribute('href', path);
    expect(links[index]).toHaveAttribute('lang', locale);
    expect(links[index]).toHaveAttribute('hreflang', locale);
  }
});

it('has a button that names the language of the page, whose panel the browser opens', () => {
  inGerman(<LanguageSwitch />);
  const button = screen.getByRole('button', { name: 'Sprache: Deutsch' });
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '');
  expect(panel).toHaveAttribute('popover', 'auto');
  expect(within(panel as HTMLElement).getByText('English')).toHaveAttribute('href', '/about');
});

it('has the anchor of the page in the address of the other, from the first one on', () => {
  window.location.hash = '#pricing';
  inGerman(<LanguageLinks />);
  expect(screen.getByText('English')).toHaveAttribute('href', '/about#pricing');
  window.location.hash = '';
  act(() => void window.dispatchEvent(new Event(routeUpdate)));
  expect(screen.getByText('English')).toHaveAttribute('href', '/about');
});

it.each([
  ['the focus leaves it', () => userEvent.click(screen.getByText('elsewhere'))],
  ['the address changes', () => act(async () => void window.dispatchEvent(new Event(routeUpdate)))],
])('closes its panel when %s', async (_name, leave) => {
  inGerman(
    <>
      <LanguageSwitch />
      <button>elsewhere</button>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Sprache: Deutsch' });
  // jsdom has no popovers.
  const togglePopover = jest.fn();
  Object.assign(document.querySelector('[popover]') as Element, { togglePopover });
  button.focus();
  screen.getByText('English').focus();
  expect(togglePopover).not.toHaveBeenCalled();
  await leave();
  expect(togglePopover).toHaveBeenCalledWith(false);
});

it.each([
  ['header', Header],
  ['footer', Footer],
])('is in the %s, and not on a site with one language', (_, Part) => {
  const { container, unmount } = inGerman(<Part />);
  expect(container.querySelectorAll('[hreflang]').length).toBeGreaterThan(0);
  unmount();
  expect(render(<Part />).container.querySelector('[hreflang], [popover]')).toBeNull();
});
