import { whenIdle } from '../../src/hooks/when-idle';
import { delayRendering, renderSections } from '../../src/theme/delayed-rendering';
import { showHtml } from '../support/browser';

jest.mock('../../src/hooks/when-idle');

it.each([
  ['reload', '', false],
  ['back_forward', '', false],
  ['navigate', '#pricing', false],
  ['navigate', '', true],
])(
  'the sections of a page opened by %s at "%s" wait: %s. The browser scrolls others',
  (type, hash, isDelayed) => {
    location.hash = hash;
    performance.getEntriesByType = () => [{ type }] as unknown as PerformanceEntryList;
    delayRendering();
    expect('loading' in document.documentElement.dataset).toBe(isDelayed);
  },
);

it('renders sections one after the other, each when the browser is idle', async () => {
  document.documentElement.dataset.loading = '';
  const container = showHtml('<p data-delayed></p><p data-delayed></p>');
  const end = renderSections();
  for (const count of [2, 1]) {
    expect(container.querySelectorAll('[data-delayed]')).toHaveLength(count);
    jest.mocked(whenIdle).mock.lastCall?.[0]();
    await Promise.resolve();
  }
  await end;
  expect('loading' in document.documentElement.dataset).toBe(false);
});
