import { useAfterLoad, useMediaQuery } from '../hooks/use-browser-value';
import { Image, type ImageProps } from '../ui/image';

/**
 * An image below the first screen. Full-page screenshots have no images that browsers have not loaded yet, so tablets
 * and wide screens load it after the page. Phones load it near the screen: they pay for each kB.
 */
export function LateImage(props: ImageProps) {
  const isWide = useMediaQuery('(min-width: 40rem)');
  const loading = useAfterLoad() && isWide ? 'eager' : 'lazy';
  return <Image {...props} loading={loading} />;
}
