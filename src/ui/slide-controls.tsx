import { PauseIcon, PlayIcon } from '@heroicons/react/20/solid';
import { fillLabel } from './fill-label';

interface SlideControlsProps {
  labels: { slideshow: string; pauseSlideshow: string; playSlideshow: string; goToSlide: string };
  count: number;
  /** The slide that shows, counted from 0. */
  index: number;
  isPaused: boolean;
  onPausedChange: (isPaused: boolean) => void;
  /** Called with the slide to show. */
  onShow: (index: number) => void;
}

/**
 * The rotation control and the slide picker of a carousel, in the order of the pattern.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 * @see WCAG 2.2, 2.2.2 Pause, Stop, Hide
 */
export function SlideControls({
  labels,
  count,
  index,
  isPaused,
  onPausedChange,
  onShow,
}: SlideControlsProps) {
  const StateIcon = isPaused ? PlayIcon : PauseIcon;
  return (
    <div role="group" aria-label={labels.slideshow} className="slide-controls" data-paused={isPaused}>
      <button
        type="button"
        // Where motion is unwelcome nothing turns by itself, so there is nothing to pause.
        className="icon-button motion-reduce:hidden"
        aria-label={isPaused ? labels.playSlideshow : labels.pauseSlideshow}
        onClick={() => onPausedChange(!isPaused)}
      >
        <StateIcon aria-hidden="true" className="size-5" />
      </button>
      {Array.from({ length: count }, (_, slide) => (
        <button
          key={slide}
          type="button"
          className="slide-dot"
          aria-label={fillLabel(labels.goToSlide, { number: slide + 1 })}
          aria-current={slide === index ? 'true' : undefined}
          onClick={() => onShow(slide)}
        />
      ))}
    </div>
  );
}
