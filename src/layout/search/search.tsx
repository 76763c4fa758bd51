import { MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import { useIsMounted } from '../../hooks/use-browser-value';
import { useLazyDialog } from '../use-lazy-dialog';
import { IconButton } from '../../ui/controls/button';
import { useLayoutContent } from '../use-layout-content';

interface SearchProps {
  className: string;
  /** Whether the button shows its name beside the icon. */
  isRow?: boolean;
}

/** In a site without a search, the constant is null, and the build leaves out the dialog. */
const loadDialog = () =>
  __PARTS__.search ? import('./search-dialog') : Promise.reject(new Error('The site has no search'));

export function Search({ className, isRow }: SearchProps) {
  const labels = useLayoutContent().navigation.search;
  const isMounted = useIsMounted();
  const { button, dialog } = useLazyDialog('search', loadDialog);
  if (!labels) return null;
  const icon = <MagnifyingGlassIcon className="size-5" />;
  return (
    <>
      {isRow ? (
        <button {...button} type="button" className={className}>
          {labels.title}
          {icon}
        </button>
      ) : (
        // In static HTML it only keeps its place.
        <IconButton
          {...button}
          label={labels.title}
          className={`${className} ${isMounted ? '' : 'invisible'}`}
        >
          {icon}
        </IconButton>
      )}
      {dialog}
    </>
  );
}
