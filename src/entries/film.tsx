import type { FilmData } from '../content-model/parts/film';
import { withPrefix } from '../hooks/navigation/router';
import { imageDataOf, ratioOf } from '../ui/image';
import * as styles from './film.module.css';

/** A film with the controls of the browser. Nothing of it but the poster loads before a visitor starts it. */
export const Film = ({ src, title, poster, captions }: FilmData) => (
  <div className="page-container">
    <video
      controls
      playsInline
      preload="none"
      src={withPrefix(src)}
      poster={imageDataOf(poster.file)?.images.fallback?.src ?? poster.src}
      aria-label={title}
      className={styles.film}
      style={{ '--ratio': ratioOf(poster.file) }}
    >
      {captions && <track default kind="captions" src={withPrefix(captions)} />}
    </video>
  </div>
);
