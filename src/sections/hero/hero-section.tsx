import { type PointerEvent, useRef } from 'react';
import { useCarousel } from '../../hooks/use-carousel';
import { FoldEdge } from '../../ui/fold-edge';
import { ActionLinks } from '../../ui/controls/action-links';
import { HeroSlides } from './hero-slides';
import { SlideControls } from './slide-controls';
import type { HeroContent } from './definition';

/** Tells the style sheet where the pointer is. */
const trackPointer = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) =>
  currentTarget.style.setProperty('--pointer', String(clientX));

/** The first screen: the heading of the page over images that rotate automatically. */
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
      aria-labelledby={`${anchor}-heading`}
    >
      <HeroSlides slides={slides} index={carousel.index} />
      <div className="page-container flex flex-col pt-30 max-[22.5rem]:pb-edge sm:justify-end print:py-6">
        <h1 id={`${anchor}-heading`} className="-ms-[0.035em] max-w-[9.6em] text-hero">
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
