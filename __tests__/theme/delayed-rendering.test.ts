import { delayRendering, renderSections } from '../../src/theme/delayed-rendering';
import { showHtml } from '../support/browser';

const root = document.documentElement;
const html = '<section data-delayed></section><section data-delayed></section>';

function openPage(type: string, hash = '') {
  location.hash = hash;
  performance.getEntriesByType = () => [{ type }] as unknown as PerformanceEntryList;
  delayRendering();
}

afterEach(() => {
  delete root.dataset.loading;
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

it.each([
  ['reload', ''],
  ['back_forward', ''],
  ['navigate', '#pricing'],
])('a page opened by %s at "%s" is rendered completely, because the browser scrolls it', (type, hash) => {
  openPage(type, hash);
  expect(root).not.toHaveAttribute('data-loading');
});

it('a new page renders its sections one after the other, each when the browser is idle', async () => {
  const idle: (() => void)[] = [];
  window.requestIdleCallback = (callback) => idle.push(callback as () => void);
  openPage('navigate');
  expect(root).toHaveAttribute('data-loading');
  const styles = [...showHtml(html).querySelectorAll('section')].map(({ style }) => style);
  const rendered = () => styles.map(({ contentVisibility }) => contentVisibility);
  const end = renderSections();
  expect(rendered()).toEqual(['', '']);
  idle.shift()?.();
  await Promise.resolve();
  expect(rendered()).toEqual(['visible', '']);
  idle.shift()?.();
  await end;
  expect(root).not.toHaveAttribute('data-loading');
  expect(rendered()).toEqual(['', '']);
});

it('ends in browsers without idle callbacks', async () => {
  openPage('navigate');
  showHtml(html);
  await renderSections();
  expect(root).not.toHaveAttribute('data-loading');
});
