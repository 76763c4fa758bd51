import { useLayoutContent } from '../../layout/use-layout-content';
import { ButtonLink } from '../../ui/controls/button';
import { fillLabel } from '../../ui/fill-label';
import { insteadOfNavigation } from '../../ui/controls/instead-of-navigation';

interface EmbedInvitationProps {
  address: string;
  button: string;
  /** Whether it is over an image on wide screens. */
  hasImage: boolean;
  onLoad: () => void;
}

/** Says what will be loaded and from where, and has the link that loads it. Until the page has its script, it leads there. */
export function EmbedInvitation({ address, button, hasImage, onLoad }: EmbedInvitationProps) {
  const { labels } = useLayoutContent();
  const { host } = new URL(address);
  return (
    <div
      className={`relative flex flex-wrap items-center gap-x-6 gap-y-4 self-end p-gutter ${hasImage ? 'md:bg-linear-to-t md:from-scrim/85 md:from-50% md:pt-28' : 'md:p-10'}`}
    >
      <ButtonLink href={address} onClick={insteadOfNavigation(onLoad)}>
        {button}
      </ButtonLink>
      <p className="max-w-[34em] min-w-0 text-small text-ink-muted">
        {fillLabel(labels.embedNotice, { host })}
      </p>
    </div>
  );
}
