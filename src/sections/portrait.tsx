import { Image } from '../ui/image';
import { imageProps } from '../ui/image-props';

interface PortraitProps {
  name: string;
  image: Parameters<typeof imageProps>[0] | null;
  sizes?: string;
  className: string;
}

/** The first letters of the first and the last word. */
const initials = (name: string) => name.replace(/^(\S).*?(?:\s(\S)\S*)?$/su, '$1$2');

/** A portrait with a folded corner. Initials replace a missing one. */
export const Portrait = ({ name, image, sizes, className }: PortraitProps) => (
  <div
    className={`folded-corner relative grid aspect-4/5 place-items-center overflow-clip bg-accent text-accent-ink ${className}`}
  >
    {image ? (
      <Image {...imageProps(image)} alt="" sizes={sizes} className="size-full object-cover" />
    ) : (
      <span aria-hidden="true" className="font-display text-large font-semibold">
        {initials(name)}
      </span>
    )}
  </div>
);
