import { fireEvent, render, screen } from '@testing-library/react';
import { showPageAsNeeded, showWholePage, showWholePageForAnchors } from '../../src/hooks/whole-page';

const isWhole = () => document.documentElement.dataset.whole === 'true';

it('lays the page out at once where a way is measured, and the next page as it is needed', () => {
  showWholePage();
  expect(isWhole()).toBe(true);
  showPageAsNeeded();
  expect(isWhole()).toBe(false);
});

it('lays the page out when a link to an anchor is followed, before anybody else hears of it', () => {
  showWholePageForAnchors();
  const states: boolean[] = [];
  render(
    <a href="/#pricing" onClick={() => states.push(isWhole())}>
      <b>Prices</b>
    </a>,
  );
  fireEvent.click(screen.getByText('Prices'));
  expect(states).toEqual([true]);
});

it.each(['/about', '#'])('leaves the page as it is for a link to "%s"', (href) => {
  showPageAsNeeded();
  showWholePageForAnchors();
  render(<a href={href}>Elsewhere</a>);
  fireEvent.click(screen.getByRole('link'));
  expect(isWhole()).toBe(false);
});
