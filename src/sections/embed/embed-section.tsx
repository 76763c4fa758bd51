import { graphql } from 'gatsby';
import { useState } from 'react';
import { Image } from '../../ui/image';
import { imageProps } from '../../ui/image-props';
import { Section, SectionHead } from '../../ui/section';
import { EmbedFrame } from './embed-frame';
import { EmbedInvitation } from './embed-invitation';

/** A part of another site, which loads when a visitor asks for it. A video is on an inverse surface. */
export default function EmbedSection({ content }: { content: Queries.EmbedSectionFragment }) {
  const { anchor, title, lead, address, shape, button, poster } = content;
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <Section id={anchor} className={shape === 'video' ? 'inverse dark:bg-surface' : ''}>
      <div className="page-container wrap-anywhere">
        <SectionHead section={anchor} title={title} intro={lead} isWide />
        <div className="mt-head">
          {isLoaded ? (
            <EmbedFrame title={title} address={address} shape={shape} />
          ) : (
            <div
              className={`embed-still folded-corner relative grid overflow-hidden rounded-large print:hidden forced-colors:border ${poster ? 'inverse md:aspect-video' : 'bg-sunken'}`}
            >
              {poster && (
                <Image
                  {...imageProps(poster)}
                  alt=""
                  sizes="(min-width: 80rem) 80rem, 100vw"
                  className="aspect-video w-full object-cover md:absolute md:inset-0 md:size-full"
                />
              )}
              <EmbedInvitation
                address={address}
                button={button}
                hasImage={Boolean(poster)}
                onLoad={() => setIsLoaded(true)}
              />
            </div>
          )}
        </div>
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment EmbedSection on Embed {
    anchor
    title
    # Other kinds need an intro and an image, and GraphQL does not mix both under one name.
    lead: intro
    address
    shape
    button
    poster: image {
      src
      focalPoint
      file {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 1.7778, breakpoints: [480, 800, 1200, 1600])
        }
      }
    }
  }
`;
