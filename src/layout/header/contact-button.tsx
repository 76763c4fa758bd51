import { flushSync } from 'react-dom';
import { revealAnchor } from '../../hooks/navigation/scroll';
import { useIsMounted } from '../../hooks/use-browser-value';
import { Button } from '../../ui/controls/button';
import { useLayoutContent } from '../use-layout-content';
import { footerId } from '../../content-model/ids';

const footerAnchor = `#${footerId}`;

interface ContactButtonProps {
  size?: 'small';
  className?: string;
  /** Runs before the page scrolls. */
  onPress?: () => void;
}

/** The header's button: it scrolls to the footer, or is a link if content says where it leads. In static HTML it is a link. */
export function ContactButton({ onPress, ...look }: ContactButtonProps) {
  const { contactButton, contactHref } = useLayoutContent().navigation;
  const isMounted = useIsMounted();
  const href = contactHref ?? (isMounted ? undefined : footerAnchor);
  const handleClick = () => {
    // The page can scroll when the panel is closed. The links of the panel close it themselves.
    if (onPress) flushSync(onPress);
    revealAnchor(footerAnchor);
  };
  return (
    <Button {...look} {...(href ? { href } : { onClick: handleClick })}>
      {contactButton}
    </Button>
  );
}
