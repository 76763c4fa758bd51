import { useState } from 'react';
import { useLayoutContent } from '../../layout/use-layout-content';
import { Button } from '../../ui/controls/button';
import { TextLink } from '../../ui/controls/text-link';
import { insteadOfNavigation } from '../../ui/controls/instead-of-navigation';
import { fillLabel } from '../../ui/fill-label';
import { containerSizes, Image } from '../../ui/image';
import { HeadedSection } from '../../ui/section';
import type { Section } from '../../content-model/model';
import type { definition, EmbedContent } from './definition';
import * as styles from './embed.module.css';

/** A part of another site, which loads when a visitor asks for it. A video is on an inverse surface. */
export default function EmbedSection({ content }: Section<typeof definition>) {
  const { address, shape, button, image } = content;
  const { labels } = useLayoutContent();
  const [isLoaded, setIsLoaded] = useState(false);
  const { host } = new URL(address);
  return (
    <HeadedSection
      content={content}
      className={`${styles.section} ${shape === 'video' ? 'inverse dark:bg-surface' : ''}`.trim()}
    >
      <div className="mt-head">
        {isLoaded ? (
          <>
            <EmbedFrame {...content} />
            {/* The other site may be down, or refuse to be in a frame. */}
            <TextLink href={address} className="mt-2 text-small print:hidden">
              {host}
            </TextLink>
          </>
        ) : (
          <div className={`${styles.preview} ${image ? 'inverse' : styles.plain} print:hidden`}>
            {image && (
              <Image {...image} alt="" sizes={containerSizes} className="aspect-video w-full object-cover" />
            )}
            <div className={styles.bar}>
              {/* Until the page has its script, the link leads to the other site. */}
              <Button href={address} onClick={insteadOfNavigation(() => setIsLoaded(true))}>
                {button}
              </Button>
              <p className={styles.notice}>{fillLabel(labels.embedNotice, { host })}</p>
            </div>
          </div>
        )}
      </div>
    </HeadedSection>
  );
}

/** Outside the component, so that React calls it only when the frame appears. */
const focus = (frame: HTMLIFrameElement | null) => frame?.focus();

/**
 * A part of another site. Its scripts run with the origin of that site, and it can neither change this page's address nor
 * start downloads. The other site learns from which site a visitor comes, not from which page: video services refuse to
 * play without that.
 *
 * @see https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/iframe#sandbox
 */
const EmbedFrame = ({ title, address, shape }: EmbedContent) => (
  <iframe
    // The button that loaded it is gone.
    ref={focus}
    title={title}
    sandbox="allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation allow-same-origin allow-scripts"
    allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
    referrerPolicy="strict-origin"
    src={address}
    className={`${styles.frame} ${shape === 'page' ? styles.page : 'aspect-video'} print:hidden`}
  />
);
