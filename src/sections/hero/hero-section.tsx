import { graphql } from 'gatsby';
import { useState } from 'react';
import { useCarousel } from '../../hooks/use-carousel';
import { useIsDocumentVisible } from '../../hooks/use-is-document-visible';
import { useMediaQuery } from '../../hooks/use-media-query';
import { ButtonLink } from '../../ui/button';
import { SlideControls } from '../../ui/slide-controls';
import { HeroSlides } from './hero-slides';

/** The first screen: the page's heading over images that change by themselves. */
export function HeroSection({ content, heading }: { content: Queries.HeroSectionFragment; heading: string }) {
  const { subline, actions, slides } = content;
  const [isPaused, setIsPaused] = useState(false);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isVisible = useIsDocumentVisible();
  const { index, show } = useCarousel(slides.length, !isPaused && !isStill && isVisible);
  return (
    <section className="hero stage" aria-labelledby="heading">
      <HeroSlides slides={slides} index={index} />
      <div className="wrap hero-content">
        <h1 id="heading" className="hero-heading">
          {heading}
        </h1>
        <div className="hero-foot">
          <div>
            <p className="balance max-w-[30em] text-lead text-ink">{subline}</p>
            <p className="mt-7 flex flex-wrap gap-3">
              {actions.map(({ title, href }, position) => (
                <ButtonLink key={position} href={href} look={position === 0 ? 'filled' : 'quiet'}>
                  {title}
                </ButtonLink>
              ))}
            </p>
          </div>
          <SlideControls
            count={slides.length}
            index={index}
            isPaused={isPaused}
            onPausedChange={setIsPaused}
            onShow={show}
          />
        </div>
      </div>
      <div className="fold-edge" aria-hidden="true" />
    </section>
  );
}

export const fragment = graphql`
  fragment HeroSection on Hero {
    subline
    actions {
      title
      href
    }
    slides {
      src
      focalPoint
      file {
        wide: childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [1080, 1440, 1920, 2560])
        }
        narrow: childImageSharp {
          gatsbyImageData(
            layout: FULL_WIDTH
            aspectRatio: 0.8
            breakpoints: [480, 720, 1080]
            transformOptions: { cropFocus: EAST }
          )
        }
      }
    }
  }
`;
