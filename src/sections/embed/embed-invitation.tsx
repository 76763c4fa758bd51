import { useLayoutContent } from '../../layout/use-layout-content';
import { Button, ButtonLink } from '../../ui/controls/button';
import { fillLabel } from '../../ui/fill-label';

interface EmbedInvitationProps {
  address: string;
  button: string;
  /** Whether it is over an image on wide screens. */
  hasImage: boolean;
  onLoad: () => void;
}

/** Says what will be loaded and from where, and has the button that loads it. */
export function EmbedInvitation({ address, button, hasImage, onLoad }: EmbedInvitationProps) {
  const { labels } = useLayoutContent();
  const { host } = new URL(address);
  return (
    <div
      className={`relative flex flex-wrap items-center gap-x-6 gap-y-4 self-end p-gutter ${hasImage ? 'md:bg-linear-to-t md:from-scrim md:from-50% md:pt-28' : 'md:p-10'}`}
    >
      <Button className="noscript:hidden" onClick={onLoad}>
        {button}
      </Button>
      {/* React does not render the content of noscript in a browser, so the bundle does not include it. */}
      <noscript>
        {process.env.BUILD_STAGE !== 'build-javascript' && <ButtonLink href={address}>{button}</ButtonLink>}
      </noscript>
      <p className="max-w-[34em] min-w-0 text-small text-ink-muted">
        {fillLabel(labels.embedNotice, { host })}
      </p>
    </div>
  );
}
