import { prePaint } from '../../src/theme/pre-paint';
import { refuseStorage } from '../support/browser';

/** Runs the script as the head of a page does. */
function paint(stored: string | null, markup = '<meta name="theme-color" content="#faf8f5">') {
  if (stored !== null) localStorage.setItem('darkMode', stored);
  document.head.innerHTML = markup;
  prePaint();
  return {
    classes: document.documentElement.className,
    colour: document.querySelector('meta')?.content,
  };
}

it('sets the dark theme if "true" is stored', () => {
  expect(paint('true')).toEqual({ classes: 'dark', colour: '#0b0920' });
});

it.each([null, 'false', '', 'TRUE', '1', 'null', '{rubbish', 'truetrue'])(
  'keeps the light theme for %p',
  (stored) => {
    expect(paint(stored)).toEqual({ classes: '', colour: '#faf8f5' });
  },
);

it('keeps the light theme if storage is blocked', () => {
  localStorage.setItem('darkMode', 'true');
  refuseStorage('getItem');
  expect(paint(null)).toEqual({ classes: '', colour: '#faf8f5' });
});

it('sets the dark theme on a page without the meta element', () => {
  expect(paint('true', '').classes).toBe('dark');
});

it('prepares the web fonts', () => {
  paint(null, '<style>@media (scripting: none) {}</style>');
  expect(window.webFonts).toEqual([]);
});
