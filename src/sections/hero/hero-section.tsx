import { type PointerEvent, useRef } from 'react';
import { useAfterLoad } from '../../hooks/use-browser-value';
import { useCarousel } from '../../hooks/use-carousel';
import { FoldEdge } from '../../ui/fold-edge';
import { actionClass } from '../../ui/controls/action-links';
import { Button } from '../../ui/controls/button';
import { Image } from '../../ui/image';
import { FilmButton, HeroFilm } from './hero-film';
import { HeroLayer } from './hero-layer';
import { SlideControls } from './slide-controls';
import type { Section } from '../../content-model/model';
import type { definition, HeroContent } from './definition';
import * as slideStyles from './hero-slides.module.css';
import * as styles from './hero.module.css';
import { headingId } from '../../content-model/ids';
import { useLine } from '../../ui/line';

/** The width of a slide. It covers the screen, so on narrow screens the height determines the width. */
const slideSizes = 'max(100vw, 178vh)';

const trackPointer = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) =>
  currentTarget.style.setProperty('--pointer', String(clientX));

export default function HeroSection({ content, heading }: Section<typeof definition, 'heading'>) {
  const { anchor, subline, actions, slides } = content;
  const section = useRef<HTMLElement>(null);
  const carousel = useCarousel(section, slides.length);
  return (
    <section
      ref={section}
      id={anchor}
      tabIndex={-1}
      className={`inverse ${styles.hero}`}
      onPointerMove={trackPointer}
      aria-labelledby={headingId(anchor)}
    >
      <HeroSlides slides={slides} {...carousel} />
      <div className={`page-container lag-on-scroll ${styles.content}`}>
        <h1 id={headingId(anchor)} className={styles.heading}>
          {heading}
        </h1>
        <div className={slides.length > 1 ? styles.row : `${styles.row} ${styles.single}`}>
          <div>
            <p className={styles.subline}>{subline}</p>
            <p
              className={`mt-7 flex flex-wrap gap-3${__PARTS__.layout === 'centred' ? ` ${styles.actions}` : ''}`}
            >
              {actions.map(({ title, href }, index) =>
                index === 0 ? (
                  <Button key={index} href={href} className={`${styles.firstAction} ${actionClass}`.trim()}>
                    {title}
                  </Button>
                ) : (
                  <Button key={index} href={href} look="quiet" className={actionClass}>
                    {title}
                  </Button>
                ),
              )}
            </p>
          </div>
          {slides.length > 1 ? (
            <SlideControls names={slides.map(({ label }) => label)} carousel={carousel} />
          ) : (
            <>
              {slides[0]?.label && <p className="text-small font-semibold">{slides[0].label}</p>}
              {__PARTS__.heroFilms && slides[0]?.film && (
                <FilmButton
                  {...slides[0].film}
                  isPaused={carousel.isPaused}
                  onClick={() => carousel.setIsPaused(!carousel.isPaused)}
                />
              )}
            </>
          )}
        </div>
      </div>
      <FoldEdge />
      {useLine() && <span className={`drawn-across ${styles.foot}`} />}
    </section>
  );
}

interface HeroSlidesProps extends Pick<HeroContent, 'slides'> {
  index: number;
  isPaused: boolean;
}

/** The decorative background images. All but the first load after the page, so that they do not delay it. */
function HeroSlides({ slides, index, isPaused }: HeroSlidesProps) {
  const isLoaded = useAfterLoad();
  return (
    <div
      className={`lag-on-scroll ${slideStyles.slides} ${slides.length > 1 ? '' : slideStyles.single}`.trim()}
      aria-hidden="true"
    >
      {slides.map(({ narrowImage, layer, film, ...slide }, position) => (
        <div key={position} className={slideStyles.slide} data-active={position === index}>
          {(position === 0 || isLoaded) && (
            <Image
              {...slide}
              alt=""
              narrow={narrowImage}
              sizes={slideSizes}
              className={slideStyles.image}
              isUrgent={position === 0}
            />
          )}
          {__PARTS__.heroLayers && layer && (
            <HeroLayer
              {...layer}
              sizes={slideSizes}
              className={slideStyles.image}
              isUrgent={position === 0}
            />
          )}
          {__PARTS__.heroFilms && film && (
            <HeroFilm src={film.src} isPlaying={position === index && !isPaused} />
          )}
        </div>
      ))}
      <div className={slideStyles.scrim} />
    </div>
  );
}
