import { PauseIcon, PlayIcon } from '@heroicons/react/24/outline';
import type { useCarousel } from '../../hooks/use-carousel';
import { useLayoutContent } from '../../layout/use-layout-content';
import { IconButton } from '../../ui/controls/button';
import { fillLabel } from '../../ui/fill-label';
import * as styles from './slide-controls.module.css';

interface SlideControlsProps {
  names: readonly (string | null)[];
  carousel: ReturnType<typeof useCarousel>;
}

/**
 * The rotation control and the slide picker of a carousel, in the order of the pattern.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 * @see WCAG 2.2, 2.2.2 Pause, Stop, Hide
 */
export function SlideControls({ names, carousel }: SlideControlsProps) {
  const { index, show, isPaused, setIsPaused } = carousel;
  const { labels } = useLayoutContent();
  const Icon = isPaused ? PlayIcon : PauseIcon;
  return (
    <div role="group" aria-label={labels.slideshow} className={styles.controls}>
      <p className={styles.name}>{names[index]}</p>
      <IconButton
        // With reduced motion the slides do not rotate, so there is nothing to pause.
        className="motion-reduce:hidden"
        label={isPaused ? labels.playSlideshow : labels.pauseSlideshow}
        onClick={() => setIsPaused(!isPaused)}
      >
        <Icon className="size-5 stroke-2" />
      </IconButton>
      {names.map((name, slide) => (
        <button
          key={slide}
          type="button"
          className={styles.dot}
          aria-label={fillLabel(labels.goToSlide, { number: slide + 1 })}
          // The description of the button: its name is specified.
          title={name ?? undefined}
          aria-current={slide === index ? 'true' : undefined}
          onClick={() => show(slide)}
        >
          <span className={styles.bar} />
        </button>
      ))}
    </div>
  );
}
