import { fireEvent, render, screen } from '@testing-library/react';
import { SwipeRow } from '../../src/ui/controls/swipe-row';
import { setMedia } from '../support/browser';

/** jsdom has no layout. */
function showRow(entries: readonly string[], names?: readonly string[]) {
  render(
    <SwipeRow className="" names={names}>
      {entries.map((name) => (
        <li key={name}>{name}</li>
      ))}
      {null}
    </SwipeRow>,
  );
  const row = screen.getByRole('list');
  Object.defineProperties(row, { scrollWidth: { value: 1000 }, clientWidth: { value: 400 } });
  return row;
}

it.each(['ltr', 'rtl'])(
  'shows which entry of a row is in view, outside the accessibility tree, in %s',
  (dir) => {
    const row = showRow(['Oak', 'Ash', 'Elm']);
    const position = screen.getByText('1 / 3');
    expect(position.closest('[aria-hidden="true"]')).toBeInTheDocument();
    row.scrollLeft = dir === 'rtl' ? -310 : 310;
    fireEvent.scroll(row);
    expect(position).toHaveTextContent('2 / 3');
    row.scrollLeft = dir === 'rtl' ? -600 : 600;
    fireEvent.scroll(row);
    expect(position).toHaveTextContent('3 / 3');
  },
);

it('shows what the entries are called in place of their number, and the one that is tapped', () => {
  const row = showRow(['Oak', 'Ash', 'Elm'], ['Oak £1', 'Ash £2', 'Elm £3']);
  expect(screen.queryByText('1 / 3')).toBeNull();
  row.scrollTo = jest.fn();
  const [, , elm] = screen.getAllByRole('listitem');
  if (elm) elm.getBoundingClientRect = () => new DOMRect(620, 0, 300, 100);
  fireEvent.click(screen.getByText('Elm £3'));
  expect(row.scrollTo).toHaveBeenLastCalledWith({ left: 620, behavior: 'smooth' });
  setMedia('(prefers-reduced-motion: reduce)', true);
  fireEvent.click(screen.getByText('Elm £3'));
  expect(row.scrollTo).toHaveBeenLastCalledWith({ left: 620, behavior: 'instant' });
});

it('has names that the keyboard and screen readers do not need', () => {
  showRow(['Oak', 'Ash'], ['Oak £1', 'Ash £2']);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Ash £2')).toHaveAttribute('tabindex', '-1');
});

it('shows no position for one entry', () => {
  showRow(['Oak']);
  expect(screen.queryByText('1 / 1')).toBeNull();
});
