import { ArrowsPointingOutIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { useLayoutContent } from '../../layout/use-layout-content';
import { insteadOfNavigation } from '../../ui/controls/instead-of-navigation';
import { fillLabel } from '../../ui/fill-label';
import { Image, imageDataOf, ratioOf } from '../../ui/image';
import { HeadedSection } from '../../ui/section';
import { type GalleryImage, GalleryView } from './gallery-view';
import type { GalleryContent } from './definition';

/**
 * Images in rows. All images of a row have the same height, because their widths grow in proportion to their ratios. On
 * wide screens the last row grows until a limit. Each image opens in a larger view.
 */
export default function GallerySection({ content }: { content: GalleryContent }) {
  const { title, images } = content;
  const [shown, setShown] = useState<number | null>(null);
  // On wide screens, four images are two pairs.
  const isPaired = images.length === 4;
  const size = isPaired ? 'md:basis-[40%] md:grow' : 'md:max-w-[calc(var(--ratio)*var(--row)*1.75)]';
  return (
    <HeadedSection content={content} tone="panel">
      <ul
        role="list"
        className="swipe-row mt-head flex-wrap gap-x-4 [--row:clamp(10rem,26vw,21rem)] *:snap-start md:flex md:gap-x-gutter md:gap-y-10 print:flex"
      >
        {images.map((item, index) => (
          // Numbers below 1 in total would not fill the row.
          <li
            key={index}
            style={{ '--ratio': ratioOf(item.image.file) }}
            className={`min-w-0 grow-[calc(var(--ratio)*100)] basis-[calc(var(--ratio)*var(--row))] break-inside-avoid ${size}`}
          >
            <GalleryFigure
              {...item}
              look={isPaired ? 'md:aspect-4/3' : ''}
              onEnlarge={() => setShown(index)}
            />
          </li>
        ))}
      </ul>
      <GalleryView title={title} images={images} shown={shown} onShow={setShown} />
    </HeadedSection>
  );
}

function GalleryFigure({
  image,
  caption,
  look,
  onEnlarge,
}: GalleryImage & { look: string; onEnlarge: () => void }) {
  const { labels } = useLayoutContent();
  const ratio = ratioOf(image.file);
  return (
    <figure>
      {/* Until the page has its script, the link opens the image alone. */}
      <a
        href={imageDataOf(image.file)?.images.fallback?.src ?? image.src}
        aria-label={fillLabel(labels.enlargeImage, { name: image.alt })}
        aria-haspopup="dialog"
        className="group relative block w-full cursor-zoom-in overflow-hidden rounded-large bg-sunken"
        onClick={insteadOfNavigation((event) => {
          // Safari does not focus a link that is clicked, and the dialog returns the focus.
          event.currentTarget.focus();
          onEnlarge();
        })}
      >
        <Image
          {...image}
          sizes={`(min-width: 48rem) min(${Math.round(ratio * 36)}vw, ${Math.round(ratio * 40)}rem), 100vw`}
          className={`h-auto w-full object-cover transition-transform duration-700 group-hover:scale-[1.02] max-md:max-h-[80svh] ${image.file ? look : 'aspect-4/3'}`.trim()}
        />
        <span className="absolute end-3 bottom-3 grid size-11 place-items-center rounded-circle bg-scrim/80 text-(--art-paper) opacity-0 transition-opacity duration-200 group-hover:opacity-100 group-focus-visible:opacity-100 print:hidden">
          <ArrowsPointingOutIcon className="size-5" />
        </span>
      </a>
      {caption && <figcaption className="mt-3 text-small text-ink-muted">{caption}</figcaption>}
    </figure>
  );
}
