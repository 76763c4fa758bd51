import { fireEvent, render, screen } from '@testing-library/react';
import { ErrorBoundary } from '../../src/ui/error-boundary';
import { expectComplaint } from '../support/console';

let isBroken: boolean;

beforeEach(() => {
  isBroken = true;
});

function Part() {
  if (isBroken) throw new Error('The part is broken');
  return <section aria-label="Part">All is well</section>;
}

const labels = { partFailed: 'It failed.', tryAgain: 'Try again' };

const page = () => (
  <>
    <p>Before</p>
    <ErrorBoundary labels={labels}>
      <Part />
    </ErrorBoundary>
    <p>After</p>
  </>
);

const part = () => screen.queryByRole('region', { name: 'Part' });
const note = () => screen.queryByRole('alert');
const retry = () => fireEvent.click(screen.getByRole('button', { name: 'Try again' }));

it('shows a part that is well, and nothing else', () => {
  isBroken = false;
  render(page());
  expect(part()).toBeVisible();
  expect(note()).toBeNull();
});

describe('A part that throws', () => {
  beforeEach(() => expectComplaint(/The part is broken/));

  it('leaves a note in its place, and its neighbours where they are', () => {
    render(page());
    expect(note()).toHaveTextContent(labels.partFailed);
    expect(screen.getByText('Before')).toBeVisible();
    expect(screen.getByText('After')).toBeVisible();
  });

  it('leaves one when it throws later on, too', () => {
    isBroken = false;
    const { rerender } = render(page());
    isBroken = true;
    rerender(page());
    expect(part()).toBeNull();
    expect(note()).toBeVisible();
  });

  it('comes back when the visitor tries again, and takes the focus', () => {
    render(page());
    isBroken = false;
    retry();
    expect(note()).toBeNull();
    expect(part()).toHaveFocus();
  });

  it('leaves the note where it is while trying again does not help, with the focus on it', () => {
    render(page());
    retry();
    expect(note()).toBeVisible();
    expect(document.activeElement).toContainElement(note());
    isBroken = false;
    retry();
    expect(part()).toHaveFocus();
  });

  it('is tried again when what is around it renders anew, without taking the focus', () => {
    const { rerender } = render(page());
    isBroken = false;
    rerender(page());
    expect(part()).toBeVisible();
    expect(document.body).toHaveFocus();
  });

  it('leaves a landmark of its own kind and a substitute where there is one', () => {
    render(
      <ErrorBoundary labels={labels} as="header" substitute={<a href="/">Home</a>}>
        <Part />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('banner')).toContainElement(note());
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  });
});
