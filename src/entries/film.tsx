import { PlayIcon } from '@heroicons/react/24/outline';
import { useEffect, useRef, useState } from 'react';
import type { FilmData } from '../content-model/parts/film';
import { withPrefix } from '../hooks/navigation/router';
import { useIsMounted } from '../hooks/use-browser-value';
import { imageDataOf, ratioOf } from '../ui/image';
import * as styles from './film.module.css';

/**
 * A film whose first control is a button over its poster, if the content has words for it. Then, and without script, it has
 * the controls of the browser. Nothing of it but the poster loads before a visitor starts it.
 */
export function Film({ src, title, poster, play, captions, className }: FilmData & { className: string }) {
  const video = useRef<HTMLVideoElement>(null);
  const [isStarted, setStarted] = useState(false);
  const hasButton = useIsMounted() && play && !isStarted;
  useEffect(() => {
    if (!isStarted) return;
    // The button that had the focus is gone.
    video.current?.focus({ preventScroll: true });
    // A browser can refuse to start films. Its controls are there then.
    video.current?.play().catch(() => undefined);
  }, [isStarted]);
  return (
    <div className={`page-container ${className} print:hidden`}>
      <div className={styles.frame} style={{ '--ratio': ratioOf(poster.file) }}>
        <video
          ref={video}
          controls={!hasButton}
          playsInline
          preload="none"
          src={withPrefix(src)}
          poster={imageDataOf(poster.file)?.images.fallback?.src ?? poster.src}
          aria-label={title}
          className={styles.film}
        >
          {captions && <track default kind="captions" src={withPrefix(captions)} />}
        </video>
        {hasButton && (
          <button type="button" className={styles.play} onClick={() => setStarted(true)}>
            <span className={styles.words}>
              <PlayIcon className="size-6 fill-current" />
              {play}
            </span>
          </button>
        )}
      </div>
    </div>
  );
}
