import { Bars2Icon } from '@heroicons/react/24/outline';
import { useIsMounted } from '../../hooks/use-browser-value';
import { useLazyDialog } from '../use-lazy-dialog';
import { IconButton, IconLink } from '../../ui/controls/icon-button';
import { useLayoutContent } from '../use-layout-content';

const loadPanel = () => import('./mobile-panel');

/** The navigation of narrow screens: a button, and the panel that it opens. */
export function MobileNavigation() {
  const { labels } = useLayoutContent();
  const isMounted = useIsMounted();
  const { button, dialog } = useLazyDialog(loadPanel);

  const icon = <Bars2Icon className="size-6" />;
  return (
    <div className="lg:group-not-has-data-overflow/header:hidden">
      {isMounted ? (
        <IconButton {...button} label={labels.openMenu}>
          {icon}
        </IconButton>
      ) : (
        // In static HTML it leads to the links of the footer.
        <IconLink href="#footer" label={labels.menu}>
          {icon}
        </IconLink>
      )}
      {dialog}
    </div>
  );
}
