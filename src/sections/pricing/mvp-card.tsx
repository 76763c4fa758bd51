import { ButtonLink } from '../../ui/controls/button';
import { Image } from '../../ui/image';
import * as styles from './mvp-card.module.css';
import { Price } from './plan-card';
import type { PricingContent } from './definition';

type MvpCardProps = NonNullable<PricingContent['mvp']>;

/** The wide card: text and an image, which reaches the right edge of wide screens. */
export const MvpCard = ({ name, price, description, ctaText, ctaLink, image, caption }: MvpCardProps) => (
  <div className="inverse mx-gutter mt-[2.75rem] grid break-inside-avoid overflow-clip rounded-large turning lg:ms-[max(var(--spacing-gutter),(100%-var(--content))/2)] lg:me-0 lg:mt-[calc(var(--spacing-gutter)*2+1.5rem)] lg:min-h-(--height) lg:rounded-e-none lg:[--height:clamp(34rem,36vw,48rem)] lg:[grid-template:'text_image'_1fr_'caption_image'_auto/minmax(0,4.6fr)_minmax(0,8.4fr)] dark:bg-surface print:border print:border-hairline forced-colors:border">
    <div className="px-7 py-9 lg:self-center lg:p-8">
      <h3 className="text-large">{name}</h3>
      <div className="mt-6">
        <Price>{price}</Price>
      </div>
      <p className="mt-6 max-w-[28em] text-balance text-ink-muted">{description}</p>
      <ButtonLink href={ctaLink} className="mt-8">
        {ctaText}
      </ButtonLink>
    </div>
    <figure className="lg:contents print:hidden">
      <Image
        {...image}
        sizes="(min-width: 64rem) 64vw, 100vw"
        className={`${styles.image} aspect-3/2 w-full object-cover lg:h-0 lg:min-h-full lg:[grid-area:image]`}
      />
      {caption && (
        <figcaption className="p-7 text-small text-balance text-ink-muted lg:p-8 lg:[grid-area:caption]">
          {caption}
        </figcaption>
      )}
    </figure>
  </div>
);
