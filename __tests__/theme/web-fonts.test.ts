import { loadFonts } from '../../src/theme/web-fonts';

const everyLetter = 'U+0-10FFFF';

/** A font, and whether it has been loaded. */
const makeFont = (family: string, unicodeRange: string) => ({
  family,
  unicodeRange,
  load: jest.fn(() => Promise.resolve()),
});

afterEach(() => {
  document.body.innerHTML = '';
  sessionStorage.clear();
});

it('loads the font of a client with those of the site, so that the page is laid out once, if the page shows it', async () => {
  const [text, extended] = [makeFont('Text', everyLetter), makeFont('Text', 'U+100-2BA')];
  const [shown, other] = [makeFont('Client-serif', 'U+0-FF'), makeFont('Client-rounded', 'U+0-FF')];
  const add = jest.fn();
  Object.defineProperty(document, 'fonts', { configurable: true, value: { add } });
  window.webFonts = [text, extended, shown, other] as unknown as FontFace[];
  document.body.innerHTML = '<div data-font="Client-serif"></div>';
  await loadFonts();
  expect(text.load).toHaveBeenCalled();
  expect(shown.load).toHaveBeenCalled();
  // The browser loads these when a page has their letters.
  expect(extended.load).not.toHaveBeenCalled();
  expect(other.load).not.toHaveBeenCalled();
  expect(add).toHaveBeenCalledTimes(4);
});
