import { ButtonLink } from '../../ui/button';
import { Image } from '../../ui/image';

type MvpCardProps = Queries.PricingSectionFragment['mvp'];

/** The wide card: words on the left, and an image that runs off the page on the right. */
export function MvpCard({ name, price, description, ctaText, ctaLink, image }: MvpCardProps) {
  return (
    <div className="mvp stage">
      <div className="mvp-text">
        <h3 className="text-large">{name}</h3>
        <p className="mt-6 font-display text-price font-semibold tabular-nums">{price}</p>
        <p className="balance mt-6 max-w-[28em] text-ink-muted">{description}</p>
        <ButtonLink href={ctaLink} className="mt-8">
          {ctaText}
        </ButtonLink>
      </div>
      <div className="mvp-image">
        <Image
          src={image.src}
          alt={image.alt}
          focalPoint={image.focalPoint}
          wide={image.file?.childImageSharp?.gatsbyImageData}
          sizes="(min-width: 64rem) 60vw, 100vw"
          className="size-full object-cover"
        />
      </div>
    </div>
  );
}
