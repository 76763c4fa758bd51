import { useEffect, useRef } from 'react';
import { PauseIcon, PlayIcon } from '@heroicons/react/24/outline';
import type { HeroFilmData } from '../../content-model/parts/film';
import { withPrefix } from '../../hooks/navigation/router';
import { useAfterLoad } from '../../hooks/use-browser-value';
import { savesData } from '../../hooks/saves-data';
import { IconButton } from '../../ui/controls/button';
import * as styles from './hero-slides.module.css';

interface HeroFilmProps extends Pick<HeroFilmData, 'src'> {
  isPlaying: boolean;
}

/** A silent film over its image. Visitors who prefer less motion, or save data, load nothing of it. */
export function HeroFilm({ src, isPlaying }: HeroFilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  const isShown = useAfterLoad() && !savesData() && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  useEffect(() => {
    // A browser can refuse to start films, and then the image stays.
    if (isPlaying) video.current?.play().catch(() => undefined);
    else video.current?.pause();
  }, [isPlaying, isShown]);
  return (
    isShown && <video ref={video} muted loop playsInline src={withPrefix(src)} className={styles.image} />
  );
}

interface FilmButtonProps extends Pick<HeroFilmData, 'pause' | 'play'> {
  isPaused: boolean;
  onClick: () => void;
}

/** @see WCAG 2.2, 2.2.2 Pause, Stop, Hide */
export function FilmButton({ pause, play, isPaused, onClick }: FilmButtonProps) {
  const Icon = isPaused ? PlayIcon : PauseIcon;
  return (
    <IconButton
      className="motion-reduce:hidden noscript:hidden"
      label={isPaused ? play : pause}
      onClick={onClick}
    >
      <Icon className="size-5 stroke-2" />
    </IconButton>
  );
}
