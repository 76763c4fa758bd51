import { graphql } from 'gatsby';
import { useState } from 'react';
import { Image } from '../../ui/image';
import { Section, SectionHead } from '../../ui/section';
import { EmbedFrame } from './embed-frame';
import { EmbedInvitation } from './embed-invitation';
import type { EmbedContent } from './definition';
import * as styles from './embed.module.css';

/** A part of another site, which loads when a visitor asks for it. A video is on an inverse surface. */
export default function EmbedSection({ content }: { content: EmbedContent }) {
  const { anchor, title, intro, address, shape, button, image } = content;
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <Section id={anchor} className={shape === 'video' ? 'inverse dark:bg-surface' : ''}>
      <div className="page-container wrap-anywhere">
        <SectionHead section={anchor} title={title} intro={intro} isWide />
        <div className="mt-head">
          {isLoaded ? (
            <EmbedFrame title={title} address={address} shape={shape} />
          ) : (
            <div
              className={`folded-corner relative grid overflow-hidden rounded-large [--fold:clamp(2.5rem,6vw,6rem)] print:hidden forced-colors:border ${image ? 'inverse md:aspect-video' : `${styles.planes} bg-sunken`}`}
            >
              {image && (
                <Image
                  {...image}
                  alt=""
                  sizes="(min-width: 80rem) 80rem, 100vw"
                  className="aspect-video w-full object-cover md:absolute md:inset-0 md:size-full"
                />
              )}
              <EmbedInvitation
                address={address}
                button={button}
                hasImage={Boolean(image)}
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
    ...EmbedFields
    image {
      file {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 1.7778, breakpoints: [480, 800, 1200, 1600])
        }
      }
    }
  }
`;
