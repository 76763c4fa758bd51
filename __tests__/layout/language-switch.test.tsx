import { render, screen, within } from '@testing-library/react';
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

it.each([
  ['header', Header],
  ['footer', Footer],
])('is in the %s, and not on a site with one language', (_, Part) => {
  const { container, unmount } = inGerman(<Part />);
  expect(container.querySelectorAll('[hreflang]').length).toBeGreaterThan(0);
  unmount();
  expect(render(<Part />).container.querySelector('[hreflang], [popover]')).toBeNull();
});
