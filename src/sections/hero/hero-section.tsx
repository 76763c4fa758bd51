import { type PointerEvent, useRef } from 'react';
import { useAfterLoad } from '../../hooks/use-browser-value';
import { useCarousel } from '../../hooks/use-carousel';
import { FoldEdge } from '../../ui/fold-edge';
import { ActionLinks } from '../../ui/controls/action-links';
import { Image } from '../../ui/image';
import { SlideControls } from './slide-controls';
import type { HeroContent } from './definition';
import * as styles from './hero.module.css';
import { headingId } from '../../content-model/ids';

/** The width of a slide. It covers the screen, so on narrow screens the height determines the width. */
const slideSizes = 'max(100vw, 178vh)';

const trackPointer = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) =>
  currentTarget.style.setProperty('--pointer', String(clientX));

export default function HeroSection({ content, heading }: { content: HeroContent; heading: string }) {
  const { anchor, subline, actions, slides } = content;
  const section = useRef<HTMLElement>(null);
  const carousel = useCarousel(section, slides.length);
  return (
    <section
      ref={section}
      id={anchor}
      tabIndex={-1}
      className="inverse relative isolate grid min-h-(--screen) grid-cols-1 overflow-clip [--fold:var(--fold-large)] lg:[--turn:1.7] print:min-h-0"
      onPointerMove={trackPointer}
      aria-labelledby={headingId(anchor)}
    >
      <HeroSlides slides={slides} index={carousel.index} />
      <div className="page-container flex flex-col pt-30 max-[22.5rem]:pb-edge sm:justify-end print:py-6">
        <h1 id={headingId(anchor)} className="-ms-[0.035em] max-w-[9.6em] text-hero">
          {heading}
        </h1>
        {/* The controls are beside the corner, and above it on the narrowest screens. */}
        <div
          className={`my-screen flex flex-wrap items-end justify-between gap-x-gutter gap-y-8 max-sm:grow max-sm:content-between max-sm:gap-y-17 lg:pe-[max(0px,var(--fold)/var(--slope)-(100vw-var(--content))/2)] ${slides.length > 1 ? '' : 'max-sm:pb-35'}`}
        >
          <div>
            <p className="max-w-[25em] text-lead text-balance">{subline}</p>
            {/* As wide as in the final font, so that the second button does not move when the font loads. */}
            <ActionLinks actions={actions} className="mt-7 [&>:first-child]:min-w-[min(10.5rem,100%)]" />
          </div>
          {slides.length > 1 ? (
            <SlideControls names={slides.map(({ label }) => label)} carousel={carousel} />
          ) : (
            slides[0]?.label && <p className="text-small font-semibold">{slides[0].label}</p>
          )}
        </div>
      </div>
      <FoldEdge />
    </section>
  );
}

/** The decorative background images. All but the first load after the page, so that they do not delay it. */
function HeroSlides({ slides, index }: Pick<HeroContent, 'slides'> & { index: number }) {
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
