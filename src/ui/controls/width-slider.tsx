import * as styles from './width-slider.module.css';

interface WidthSliderProps {
  /** The accessible name. */
  label: string;
  /** In percent. */
  min?: number;
  start: number;
  className?: string;
}

/** A handle on an edge. The parent element gets its place as `--width`. */
export const WidthSlider = ({ label, min, start, className = '' }: WidthSliderProps) => (
  <input
    type="range"
    min={min}
    defaultValue={start}
    aria-label={label}
    className={`${styles.slider} absolute appearance-none rounded-full ${className}`.trim()}
    onInput={({ currentTarget: { parentElement, value } }) =>
      parentElement?.style.setProperty('--width', `${value}%`)
    }
  />
);
