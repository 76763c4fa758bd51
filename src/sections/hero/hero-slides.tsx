import { useAfterLoad } from '../../hooks/use-browser-value';
import { Image } from '../../ui/image';
import type { HeroContent } from './definition';
import * as styles from './hero.module.css';

/** The width of a slide. It covers the screen, so on narrow screens the height determines the width. */
const slideSizes = 'max(100vw, 178vh)';

type HeroSlidesProps = Pick<HeroContent, 'slides'> & { index: number };

/** The decorative background images. All but the first load after the page, so that they do not delay it. */
export function HeroSlides({ slides, index }: HeroSlidesProps) {
  const isLoaded = useAfterLoad();
  return (
    <div
      className={`${styles.slides} absolute inset-0 -z-1 print:hidden forced-colors:hidden`}
      aria-hidden="true"
    >
      {slides.map(({ narrowImage, ...slide }, position) => (
        <div
          key={position}
          className="absolute inset-0 transition-opacity duration-1000 data-[active=false]:opacity-0"
          data-active={position === index}
        >
          {(position === 0 || isLoaded) && (
            <Image
              {...slide}
              alt=""
              narrow={narrowImage}
              sizes={slideSizes}
              // On short phones the lower part is cut off, so that the subject stays below the text.
              className="absolute inset-0 size-full object-cover transition-transform duration-7000 ease-linear motion-safe:in-data-[active=true]:scale-104 max-sm:min-h-204"
              isUrgent={position === 0}
            />
          )}
        </div>
      ))}
      <div className={`${styles.scrim} absolute inset-0`} />
    </div>
  );
}
