import { loadFonts, prepareFonts } from '../../src/theme/web-fonts';
import { refuseStorage } from '../support/browser';

const loads = jest.fn<Promise<void>, [string]>();
let shown: Set<unknown>;

beforeEach(() => {
  loads.mockReset().mockResolvedValue();
  sessionStorage.clear();
  shown = new Set();
  Object.defineProperty(document, 'fonts', { value: shown, configurable: true });
  window.FontFace = class {
    constructor(
      readonly family: string,
      readonly source: string,
      readonly descriptors: FontFaceDescriptors,
    ) {}
    get unicodeRange() {
      return this.descriptors.unicodeRange;
    }
    load = () => loads(this.family);
  } as unknown as typeof FontFace;
  // The build puts the web fonts into the last rule.
  document.head.innerHTML = `<style>@font-face{font-family:Fallback;src:local(Arial)}
    @media (scripting:none){@font-face{font-family:"Plain Text";src:url(/text.woff2);font-weight:400 700;font-display:swap}
    @font-face{font-family:Extended;src:url(/extended.woff2);font-weight:300;unicode-range:U+100-24F}
    @font-face{font-family:Digits;src:url(/digits.woff2);font-weight:300}}</style>`;
});

it('shows all fonts in one step when those of all letters have loaded, and from the start on the next page', async () => {
  let finish: () => void = () => undefined;
  loads.mockImplementation((family) =>
    family === 'Plain Text'
      ? Promise.resolve()
      : new Promise((resolve) => (finish = family === 'Digits' ? resolve : finish)),
  );
  prepareFonts();
  const loading = loadFonts();
  await new Promise(process.nextTick);
  expect(shown.size).toBe(0);
  finish();
  await loading;
  expect(shown.size).toBe(3);
  shown.clear();
  prepareFonts();
  expect(shown.size).toBe(3);
});

it('keeps the fallback fonts if a font does not load', async () => {
  loads.mockRejectedValueOnce(new Error('There is no such file'));
  prepareFonts();
  await loadFonts();
  expect(shown.size).toBe(0);
  expect(sessionStorage).toHaveLength(0);
});

it('shows the fonts if storage is blocked', async () => {
  refuseStorage('getItem');
  refuseStorage('setItem');
  expect(prepareFonts).toThrow();
  await loadFonts();
  expect(shown.size).toBe(3);
});
