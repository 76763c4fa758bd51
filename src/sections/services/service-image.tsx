import { useHasScrolled } from '../../hooks/use-browser-value';
import type { ImageProps } from '../../ui/image';
import { LateImage } from '../late-image';

/**
 * An image of work. Browsers load lazy images thousands of pixels before they are on the screen. On narrow screens these
 * wait for the first scroll: a visit that ends there would load 75 kB more.
 */
export function ServiceImage({ className = '', ...props }: ImageProps) {
  const narrow = useHasScrolled() ? '' : 'hidden-until-scroll';
  return <LateImage {...props} className={`${className} ${narrow}`} />;
}
