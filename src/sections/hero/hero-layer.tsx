import { Image } from '../../ui/image';
import type { HeroLayerData } from './definition';
import * as layerStyles from './hero-layer.module.css';

interface HeroLayerProps extends HeroLayerData {
  sizes: string;
  className: string;
  isUrgent: boolean;
}

/** A part of a slide that leaves the first screen more slowly than the slide. */
export const HeroLayer = ({ narrowImage, ...image }: HeroLayerProps) => (
  <div className={`lag-on-scroll ${layerStyles.layer}`}>
    <Image {...image} alt="" narrow={narrowImage} />
  </div>
);
