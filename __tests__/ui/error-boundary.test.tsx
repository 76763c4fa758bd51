import { fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { ErrorBoundary } from '../../src/ui/error-boundary';
import { expectComplaint } from '../support/console';

let isBroken: boolean;

beforeEach(() => {
  isBroken = true;
});

function Part() {
  if (isBroken) throw new Error('The part is broken');
  return <section aria-label="Part">Content</section>;
}

const labels = { partFailed: 'It failed.', tryAgain: 'Try again' };

const page = () => (
  <>
    <ErrorBoundary labels={labels}>
      <Part />
    </ErrorBoundary>
  </>
);

const part = () => screen.queryByRole('region', { name: 'Part' });
const note = () => screen.queryByRole('alert');
const retry = () => fireEvent.click(screen.getByRole('button', { name: 'Try again' }));

describe('When a child throws', () => {
  beforeEach(() => expectComplaint(/The part is broken/));

  it('shows the note only when the child throws, also in a later render', () => {
    isBroken = false;
    const { rerender } = render(page());
    expect(part()).toBeVisible();
    expect(note()).toBeNull();
    isBroken = true;
    rerender(page());
    expect(part()).toBeNull();
    expect(note()).toBeVisible();
  });

  it('renders the child again on retry and moves the focus to what it shows', () => {
    render(page());
    retry();
    expect(note()).toBeVisible();
    expect(document.activeElement).toContainElement(note());
    isBroken = false;
    retry();
    expect(note()).toBeNull();
    expect(part()).toHaveFocus();
  });
});

it.each([
  ['once by itself after an extension has removed an element', new DOMException('NotFoundError'), 2],
  ['not by itself after another error', new Error('The part is broken'), 1],
])('renders a failed child again %s', (_name, error, attempts) => {
  let commits = 0;
  function Failing() {
    useLayoutEffect(() => {
      commits += 1;
      throw error;
    });
    return null;
  }
  expectComplaint(/NotFoundError|The part is broken/);
  render(
    <ErrorBoundary labels={labels}>
      <Failing />
    </ErrorBoundary>,
  );
  expect(commits).toBe(attempts);
  expect(note()).toBeVisible();
});
