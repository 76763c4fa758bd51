import { showPageAsNeeded, showWholePage } from '../../src/lib/whole-page';

const isWhole = () => document.documentElement.dataset.whole === 'true';

it('lays the page out at once where a way is measured, and the next page as it is needed', () => {
  showWholePage();
  expect(isWhole()).toBe(true);
  showPageAsNeeded();
  expect(isWhole()).toBe(false);
});
