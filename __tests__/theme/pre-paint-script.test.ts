import { prePaintScript } from '../../src/theme/pre-paint-script';
import { refuseStorage } from '../support/storage';

/** Puts the script into the head, as every page has it, so that it runs. */
function paint(stored: string | null, markup = '<meta name="theme-color" content="#faf8f5">') {
  if (stored !== null) localStorage.setItem('darkMode', stored);
  document.head.innerHTML = markup;
  const script = document.createElement('script');
  script.text = prePaintScript;
  document.head.append(script);
  return {
    classes: document.documentElement.className,
    colour: document.querySelector('meta')?.content,
  };
}

it('paints in the dark when "true" is stored', () => {
  expect(paint('true')).toEqual({ classes: 'dark', colour: '#0b0920' });
});

it.each([null, 'false', '', 'TRUE', '1', 'null', '{rubbish', 'truetrue'])(
  'paints in the light with %p',
  (stored) => {
    expect(paint(stored)).toEqual({ classes: '', colour: '#faf8f5' });
  },
);

it('paints in the light where storage is refused, without an error', () => {
  const failed = jest.fn();
  window.addEventListener('error', failed);
  localStorage.setItem('darkMode', 'true');
  refuseStorage('getItem');
  expect(paint(null)).toEqual({ classes: '', colour: '#faf8f5' });
  window.removeEventListener('error', failed);
  expect(failed).not.toHaveBeenCalled();
});

it('paints in the dark even where the page lacks the meta element', () => {
  const failed = jest.fn();
  window.addEventListener('error', failed);
  expect(paint('true', '').classes).toBe('dark');
  window.removeEventListener('error', failed);
  expect(failed).not.toHaveBeenCalled();
});

it('can stand in HTML as it is', () => {
  expect(prePaintScript).not.toMatch(/<\/|<!--/);
});
