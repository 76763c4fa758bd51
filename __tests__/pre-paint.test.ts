import { NOTE_DELAY_MS, prePaint } from '../src/pre-paint';
import { pass, refuseStorage, setConstant, setMedia, showHtml } from './support/browser';

const colours = { light: '#f0f0f0', dark: '#101010' };
const meta = `<meta name="theme-color" content="${colours.light}" data-light="${colours.light}" data-dark="${colours.dark}">`;

/** Runs the script as the head of a page does. */
function paint(stored: string | null, markup = meta) {
  if (stored !== null) localStorage.setItem('darkMode', stored);
  document.head.innerHTML = markup;
  prePaint({ announcement: null, consent: null, timeZone: 'Europe/London' });
  return {
    classes: document.documentElement.className,
    colour: document.querySelector('meta')?.content,
  };
}

it('sets the dark theme if "true" is stored, also on a page without the meta element', () => {
  expect(paint('true')).toEqual({ classes: 'dark', colour: colours.dark });
  document.documentElement.className = '';
  expect(paint('true', '').classes).toBe('dark');
});

it.each([null, 'false', '', 'TRUE', '1', 'null', '{rubbish', 'truetrue'])(
  'keeps the light theme for %p',
  (stored) => {
    setMedia('(prefers-color-scheme: dark)', true);
    expect(paint(stored)).toEqual({ classes: '', colour: colours.light });
  },
);

it('keeps the light theme if storage is blocked', () => {
  localStorage.setItem('darkMode', 'true');
  refuseStorage('getItem');
  expect(paint(null)).toEqual({ classes: '', colour: colours.light });
});

describe('With another theme of the brand', () => {
  it.each(['light', 'dark'])('%s does not read the storage', (theme) => {
    setConstant('__THEME__', theme);
    const read = jest.spyOn(Storage.prototype, 'getItem');
    expect(paint('true')).toEqual({ classes: '', colour: colours.light });
    expect(read.mock.calls.flat()).not.toContain('darkMode');
  });

  it.each([
    [null, true, 'dark'],
    [null, false, ''],
    ['false', true, ''],
    ['true', false, 'dark'],
  ])('system with %p stored and a dark preference of %p gives "%s"', (stored, isDark, classes) => {
    setConstant('__THEME__', 'system');
    setMedia('(prefers-color-scheme: dark)', isDark);
    expect(paint(stored).classes).toBe(classes);
  });

  it('system follows the preference if storage is blocked', () => {
    setConstant('__THEME__', 'system');
    setMedia('(prefers-color-scheme: dark)', true);
    refuseStorage('getItem');
    expect(paint(null)).toEqual({ classes: 'dark', colour: colours.dark });
  });
});

it('shows the note that offers a reload, and all sections, if the page may be incomplete', async () => {
  jest.useFakeTimers();
  paint(null);
  const note = showHtml('<p id="load-note" hidden></p>').querySelector('p');
  await pass(NOTE_DELAY_MS - 1);
  expect(note?.hidden).toBe(true);
  expect(document.documentElement).toHaveAttribute('data-loading');
  await pass(1);
  expect(note?.hidden).toBe(false);
  expect(document.documentElement).not.toHaveAttribute('data-loading');
});

it('does nothing late in a document that ends before the note', async () => {
  jest.useFakeTimers();
  paint(null);
  await expect(pass(NOTE_DELAY_MS)).resolves.toBeUndefined();
});

describe('The attribute for the time of loading', () => {
  const loading = () => {
    paint(null);
    return document.documentElement.dataset.loading;
  };

  beforeEach(() => history.replaceState(null, '', '/'));

  it('is empty on a first visit, for which browsers skip later sections', () => {
    expect(loading()).toBe('');
  });

  it('says that a visitor goes to a place of the page, by an anchor or by a reload', () => {
    history.replaceState(null, '', '/#pricing');
    expect(loading()).toBe('place');
    history.replaceState({ key: '1' }, '', '/');
    expect(loading()).toBe('place');
  });
});
