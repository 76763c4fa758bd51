import { Image, type ImageProps } from './image';
import * as styles from './second-portrait.module.css';

/** In front of a portrait while its card folds its corner. Devices without a pointer do not load it. */
export const SecondPortrait = (image: Pick<ImageProps, 'src' | 'focalPoint' | 'file' | 'sizes'>) => (
  <Image {...image} alt="" className={styles.image} isLazy />
);
