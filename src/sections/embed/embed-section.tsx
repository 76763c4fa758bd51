import { useState } from 'react';
import { useLayoutContent } from '../../layout/use-layout-content';
import { Button } from '../../ui/controls/button';
import { TextLink } from '../../ui/controls/text-link';
import { insteadOfNavigation } from '../../ui/controls/instead-of-navigation';
import { fillLabel } from '../../ui/fill-label';
import { containerSizes, Image } from '../../ui/image';
import { HeadedSection } from '../../ui/section';
import type { EmbedContent } from './definition';

/** A part of another site, which loads when a visitor asks for it. A video is on an inverse surface. */
export default function EmbedSection({ content }: { content: EmbedContent }) {
  const { address, shape, button, image } = content;
  const { labels } = useLayoutContent();
  const [isLoaded, setIsLoaded] = useState(false);
  const { host } = new URL(address);
  return (
    <HeadedSection content={content} className={shape === 'video' ? 'inverse dark:bg-surface' : ''}>
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
          <div
            className={`folded-corner relative grid overflow-hidden rounded-large [--fold:clamp(2.5rem,6vw,6rem)] print:hidden forced-colors:border ${image ? 'inverse' : 'bg-sunken bg-[linear-gradient(calc(var(--fold-angle)+180deg),transparent_50%,var(--color-accent-tint)_0),linear-gradient(var(--fold-angle),transparent_72%,var(--color-accent-tint)_0)]'}`}
          >
            {image && (
              <Image {...image} alt="" sizes={containerSizes} className="aspect-video w-full object-cover" />
            )}
            <div
              className={`relative flex flex-wrap items-center gap-x-6 gap-y-4 self-end p-gutter md:px-10 ${image ? '' : 'md:py-10'}`}
            >
              {/* Until the page has its script, the link leads to the other site. */}
              <Button href={address} onClick={insteadOfNavigation(() => setIsLoaded(true))}>
                {button}
              </Button>
              <p className="max-w-[34em] min-w-0 text-small text-ink-muted">
                {fillLabel(labels.embedNotice, { host })}
              </p>
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
    className={`w-full rounded-large bg-surface print:hidden forced-colors:border ${shape === 'page' ? 'h-[max(30rem,min(48rem,85svh))]' : 'aspect-video'}`}
  />
);
