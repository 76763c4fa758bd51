import { ArrowLeftIcon, ArrowRightIcon, XMarkIcon } from '@heroicons/react/24/outline';
import { type KeyboardEvent, type TouchEvent, useRef } from 'react';
import { useLayoutContent } from '../../layout/use-layout-content';
import { IconButton } from '../../ui/controls/button';
import { fillLabel } from '../../ui/fill-label';
import { Image } from '../../ui/image';
import { Modal } from '../../ui/modal';
import type { GalleryContent } from './definition';
import * as styles from './gallery-view.module.css';

export type GalleryImage = GalleryContent['images'][number];

interface GalleryViewProps {
  title: string;
  images: readonly GalleryImage[];
  /** The position of the image that is shown, from 0. Null closes the view. */
  shown: number | null;
  onShow: (index: number | null) => void;
}

/** How far a finger moves sideways for the next image, in px. */
const SWIPE_DISTANCE = 48;

export function GalleryView({ title, images, shown, onShow }: GalleryViewProps) {
  const { labels } = useLayoutContent();
  const count = images.length;
  const close = () => onShow(null);
  const position = shown ?? 0;
  const { image, caption } = images[position] as GalleryImage;
  const step = (by: number) => onShow((position + by + count) % count);
  const touchStart = useRef(0);
  const stepAcross = (by: number) => step(document.documentElement.dir === 'rtl' ? -by : by);
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') stepAcross(-1);
    if (key === 'ArrowRight') stepAcross(1);
  };
  // Two fingers zoom the page, in which one finger then moves.
  const handleTouchStart = ({ touches }: TouchEvent) => {
    const isSwipe = touches.length === 1 && window.visualViewport?.scale === 1;
    touchStart.current = (isSwipe && touches[0]?.clientX) || NaN;
  };
  const handleTouchEnd = ({ changedTouches }: TouchEvent) => {
    const distance = Number(changedTouches[0]?.clientX) - touchStart.current;
    if (Math.abs(distance) > SWIPE_DISTANCE) stepAcross(-Math.sign(distance));
  };
  return (
    <Modal
      label={title}
      isOpen={shown !== null}
      className={`inverse ${styles.view}`}
      onClose={close}
      onKeyDown={handleKeyDown}
      onTouchStart={handleTouchStart}
      onTouchEnd={handleTouchEnd}
    >
      {shown !== null && (
        <>
          <IconButton className={styles.close} label={labels.closeImage} onClick={close}>
            <XMarkIcon className="size-6" />
          </IconButton>
          <figure aria-live="polite" className="contents">
            {/* The last image would stay until the next one has arrived. */}
            <Image key={shown} {...image} sizes="100vw" className={styles.image} isUrgent />
            <figcaption className={styles.caption}>
              {caption && <span>{caption}</span>}
              <span className={styles.position}>
                {fillLabel(labels.imagePosition, { number: shown + 1, count })}
              </span>
            </figcaption>
          </figure>
          <div className={styles.buttons}>
            <IconButton label={labels.previousImage} onClick={() => step(-1)}>
              <ArrowLeftIcon className="size-6 rtl:-scale-x-100" />
            </IconButton>
            <IconButton label={labels.nextImage} onClick={() => step(1)}>
              <ArrowRightIcon className="size-6 rtl:-scale-x-100" />
            </IconButton>
          </div>
        </>
      )}
    </Modal>
  );
}
