import { Link } from '../../ui/controls/link';
import { Image } from '../../ui/image';
import type { DecorationData } from '../../content-model/parts/image';

/** The title of a post or case in a list. Its link covers the whole card. */
export const EntryTitle = ({ href, title, look }: { href: string; title: string; look: string }) => (
  <h3 className={look}>
    <Link href={href} className="transition-control group-hover:text-accent after:absolute after:inset-0">
      {title}
    </Link>
  </h3>
);

interface EntryThumbnailProps {
  image: DecorationData;
  sizes: string;
  /** Classes, such as the aspect ratio. */
  look: string;
}

/** The thumbnail of a post or case in a list. It grows a little when the pointer is on the card. */
export const EntryThumbnail = ({ image, sizes, look }: EntryThumbnailProps) => (
  <Image
    {...image}
    alt=""
    sizes={sizes}
    className={`w-full bg-sunken object-cover transition-transform duration-500 group-hover:scale-103 ${look}`}
  />
);
