import { ButtonLink } from '../../ui/controls/button';
import { Image } from '../../ui/image';
import { imageProps } from '../../ui/image-props';
import { Price } from './price';

type MvpCardProps = NonNullable<Queries.PricingSectionFragment['mvp']>;

/** The wide card: text on the left, and an image up to the right edge of the page. */
export const MvpCard = ({ name, price, description, ctaText, ctaLink, image }: MvpCardProps) => (
  <div className="mvp-card inverse grid overflow-clip rounded-l-large dark:bg-surface forced-colors:border print:rounded-r-large print:border print:border-hairline">
    <div className="p-7 lg:self-center lg:p-8">
      <h3 className="text-large">{name}</h3>
      <div className="mt-6">
        <Price>{price}</Price>
      </div>
      <p className="mt-6 max-w-[28em] text-balance text-ink-muted">{description}</p>
      <ButtonLink href={ctaLink} className="mt-8">
        {ctaText}
      </ButtonLink>
    </div>
    <div className="overflow-clip print:hidden">
      <Image
        {...imageProps(image)}
        alt={image.alt}
        sizes="(min-width: 64rem) 60vw, 100vw"
        className="size-full object-cover"
      />
    </div>
  </div>
);
