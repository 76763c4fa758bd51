import { ArrowsPointingOutIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { useLayoutContent } from '../../layout/use-layout-content';
import { insteadOfNavigation } from '../../ui/controls/instead-of-navigation';
import { SwipeRow } from '../../ui/controls/swipe-row';
import { fillLabel } from '../../ui/fill-label';
import { Image, imageDataOf, ratioOf } from '../../ui/image';
import { HeadedSection } from '../../ui/section';
import { type GalleryImage, GalleryView } from './gallery-view';
import type { Section } from '../../content-model/model';
import type { definition } from './definition';
import * as styles from './gallery.module.css';

/**
 * Images in rows. All images of a row have the same height, because their widths grow in proportion to their ratios. On
 * wide screens the last row grows until a limit. Each image opens in a larger view.
 */
export default function GallerySection({ content }: Section<typeof definition>) {
  const { title, images } = content;
  const [shown, setShown] = useState<number | null>(null);
  // On wide screens, four images are two pairs.
  const isPaired = images.length === 4;
  return (
    <HeadedSection content={content} tone="panel">
      <SwipeRow className={`${styles.images} ${isPaired ? styles.paired : ''}`.trim()}>
        {images.map((item, index) => (
          <li key={index} style={{ '--ratio': ratioOf(item.image.file) }} className={styles.item}>
            <GalleryFigure {...item} onEnlarge={() => setShown(index)} />
          </li>
        ))}
      </SwipeRow>
      <GalleryView title={title} images={images} shown={shown} onShow={setShown} />
    </HeadedSection>
  );
}

function GalleryFigure({ image, caption, onEnlarge }: GalleryImage & { onEnlarge: () => void }) {
  const { labels } = useLayoutContent();
  const ratio = ratioOf(image.file);
  return (
    <figure>
      {/* Until the page has its script, the link opens the image alone. */}
      <a
        href={imageDataOf(image.file)?.images.fallback?.src ?? image.src}
        aria-label={fillLabel(labels.enlargeImage, { name: image.alt })}
        aria-haspopup="dialog"
        className={styles.link}
        onClick={insteadOfNavigation((event) => {
          // Safari does not focus a link that is clicked, and the dialog returns the focus.
          event.currentTarget.focus();
          onEnlarge();
        })}
      >
        <Image
          {...image}
          sizes={`(min-width: 48rem) min(${Math.round(ratio * 36)}vw, ${Math.round(ratio * 40)}rem), 100vw`}
          className={image.file ? styles.image : `${styles.image} aspect-4/3`}
        />
        <span className={styles.mark}>
          <ArrowsPointingOutIcon className="size-5" />
        </span>
      </a>
      {caption && <figcaption className="mt-3 text-small text-ink-muted">{caption}</figcaption>}
    </figure>
  );
}
