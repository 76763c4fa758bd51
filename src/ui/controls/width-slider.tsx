import * as styles from './width-slider.module.css';

interface WidthSliderProps {
  label: string;
  /** In percent. */
  min?: number;
  start: number;
  className?: string;
}

/** Moves the edge once, when it is first on the screen: the style sheet has the animation. */
function invite(handle: HTMLInputElement): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      handle.parentElement?.setAttribute('data-inviting', '');
    },
    // Some windows are lower than a handle.
    { threshold: 0.75 },
  );
  observer.observe(handle);
  return () => observer.disconnect();
}

const stopInviting = ({ currentTarget }: { currentTarget: HTMLElement }) =>
  currentTarget.parentElement?.removeAttribute('data-inviting');

/** A handle on an edge. The parent element gets its place as `--width`, less `--shift` while it invites. */
export const WidthSlider = ({ label, min, start, className = '' }: WidthSliderProps) => (
  <input
    ref={invite}
    type="range"
    min={min}
    defaultValue={start}
    aria-label={label}
    className={`${styles.slider} ${className}`.trim()}
    onPointerEnter={stopInviting}
    onFocus={stopInviting}
    onInput={({ currentTarget: { parentElement, value } }) =>
      parentElement?.style.setProperty('--width', `${value}%`)
    }
  />
);
