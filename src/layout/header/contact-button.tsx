import { flushSync } from 'react-dom';
import { revealAnchor } from '../../hooks/navigation/scroll';
import { Button, ButtonLink } from '../../ui/controls/button';
import { useLayoutContent } from '../use-layout-content';

interface ContactButtonProps {
  size?: 'small';
  className: string;
  /** Runs before the page scrolls or changes. */
  onPress?: () => void;
}

/** The header's button: it scrolls to the footer, or is a link if content says where it leads. */
export function ContactButton({ onPress, ...look }: ContactButtonProps) {
  const { contactButton, contactHref } = useLayoutContent().navigation;
  // The page can scroll when the panel is closed.
  const finish = () => onPress && flushSync(onPress);
  if (contactHref)
    return (
      <ButtonLink {...look} href={contactHref} onClick={finish}>
        {contactButton}
      </ButtonLink>
    );
  const handleClick = () => {
    finish();
    revealAnchor('#footer');
  };
  return (
    <Button {...look} onClick={handleClick}>
      {contactButton}
    </Button>
  );
}
