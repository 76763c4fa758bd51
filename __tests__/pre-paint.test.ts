import { LOAD_TIMEOUT_MS, prePaint } from '../src/pre-paint';
import { themeColours } from '../src/theme/theme-colours';
import { pass, refuseStorage, showHtml } from './support/browser';

/** Runs the script as the head of a page does. */
function paint(stored: string | null, markup = `<meta name="theme-color" content="${themeColours.light}">`) {
  if (stored !== null) localStorage.setItem('darkMode', stored);
  document.head.innerHTML = markup;
  prePaint();
  return {
    classes: document.documentElement.className,
    colour: document.querySelector('meta')?.content,
  };
}

it('sets the dark theme if "true" is stored', () => {
  expect(paint('true')).toEqual({ classes: 'dark', colour: themeColours.dark });
});

it.each([null, 'false', '', 'TRUE', '1', 'null', '{rubbish', 'truetrue'])(
  'keeps the light theme for %p',
  (stored) => {
    expect(paint(stored)).toEqual({ classes: '', colour: themeColours.light });
  },
);

it('keeps the light theme if storage is blocked', () => {
  localStorage.setItem('darkMode', 'true');
  refuseStorage('getItem');
  expect(paint(null)).toEqual({ classes: '', colour: themeColours.light });
});

it('sets the dark theme on a page without the meta element', () => {
  expect(paint('true', '').classes).toBe('dark');
});

it('shows the note that offers a reload if the page may be incomplete', async () => {
  jest.useFakeTimers();
  paint(null);
  const note = showHtml('<p id="load-note" hidden></p>').querySelector('p');
  await pass(LOAD_TIMEOUT_MS - 1);
  expect(note?.hidden).toBe(true);
  await pass(1);
  expect(note?.hidden).toBe(false);
});

it('does nothing late in a document that ends before the note', async () => {
  jest.useFakeTimers();
  paint(null);
  await expect(pass(LOAD_TIMEOUT_MS)).resolves.toBeUndefined();
});
