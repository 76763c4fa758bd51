import { fireEvent, render, screen } from '@testing-library/react';
import { SwipeRow } from '../../src/ui/controls/swipe-row';

/** jsdom has no layout. */
function showRow(names: readonly string[]) {
  render(
    <SwipeRow className="">
      {names.map((name) => (
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

it('shows no position for one entry', () => {
  showRow(['Oak']);
  expect(screen.queryByText('1 / 1')).toBeNull();
});
