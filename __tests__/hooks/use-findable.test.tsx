import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useFindable } from '../../src/hooks/use-findable';

const found = jest.fn();

function Panel({ isShown }: { isShown: boolean }) {
  return (
    <div ref={useFindable<HTMLDivElement>(isShown, found)} data-testid="panel">
      Words
    </div>
  );
}

const panel = () => screen.getByTestId('panel');

it('hides so that the browser can still find what is inside', () => {
  const { rerender } = render(<Panel isShown={false} />);
  expect(panel()).toHaveAttribute('hidden', 'until-found');
  rerender(<Panel isShown />);
  expect(panel()).not.toHaveAttribute('hidden');
  rerender(<Panel isShown={false} />);
  expect(panel()).toHaveAttribute('hidden', 'until-found');
});

it('tells when the browser has found something', () => {
  render(<Panel isShown={false} />);
  fireEvent(panel(), createEvent('beforematch', panel()));
  expect(found).toHaveBeenCalledTimes(1);
});
