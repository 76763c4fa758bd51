import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SlideControls } from '../../src/ui/controls/slide-controls';

const user = userEvent.setup({ delay: null });
const handlePausedChange = jest.fn();
const handleShow = jest.fn();

const labels = {
  slideshow: 'Slides',
  pauseSlideshow: 'Pause slideshow',
  playSlideshow: 'Play slideshow',
  goToSlide: 'Go to slide {number}',
};

const show = (isPaused = false) =>
  render(
    <SlideControls
      labels={labels}
      names={['Paper', 'Slabs', 'Ground', null]}
      index={2}
      isPaused={isPaused}
      onPausedChange={handlePausedChange}
      onShow={handleShow}
    />,
  );

beforeEach(() => {
  handlePausedChange.mockClear();
  handleShow.mockClear();
});

it('has a dot for each slide and marks the current one', () => {
  show();
  expect(screen.getAllByRole('button', { name: /^Go to slide/ })).toHaveLength(4);
  expect(screen.getByRole('button', { current: true })).toHaveAccessibleName('Go to slide 3');
});

it('shows the name of the current slide, and describes each dot by the name of its slide', () => {
  show();
  expect(screen.getByText('Ground')).toBeVisible();
  expect(screen.queryByText('Paper')).toBeNull();
  expect(screen.getByRole('button', { name: 'Go to slide 1' })).toHaveAccessibleDescription('Paper');
  expect(screen.getByRole('button', { name: 'Go to slide 4' })).not.toHaveAccessibleDescription();
});

it('Tab reaches the rotation control first, then the dots', async () => {
  show();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Pause slideshow' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(handlePausedChange.mock.calls).toEqual([[true]]);
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Go to slide 2' })).toHaveFocus();
  await user.keyboard(' ');
  expect(handleShow.mock.calls).toEqual([[1]]);
});

it('calls onPausedChange with false when it is paused', async () => {
  show(true);
  await user.click(screen.getByRole('button', { name: 'Play slideshow' }));
  expect(handlePausedChange.mock.calls).toEqual([[false]]);
});
