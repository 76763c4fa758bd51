import { ArrowLeftIcon, ArrowRightIcon, XMarkIcon } from '@heroicons/react/24/outline';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useLayoutContent } from '../../layout/use-layout-content';
import { IconButton } from '../../ui/controls/icon-button';
import { fillLabel } from '../../ui/fill-label';
import { Image } from '../../ui/image';
import { imageProps } from '../../ui/image-props';

export type GalleryImage = Queries.GallerySectionFragment['images'][number];

interface GalleryViewProps {
  /** The gallery's heading, which names the view. */
  title: string;
  images: readonly GalleryImage[];
  /** The position of the image that is shown, from 0. */
  shown: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

/** One image of a gallery on the whole screen: a modal dialog, which the browser focuses, closes on Escape and leaves. */
export function GalleryView({ title, images, shown, onShow, onClose }: GalleryViewProps) {
  const { labels } = useLayoutContent();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);

  const count = images.length;
  const step = (by: number) => onShow((shown + by + count) % count);
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
  };

  const { image, caption } = images[shown] ?? {};
  if (!image) return null;
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      className="gallery-view inverse m-0 h-dvh max-h-none w-full max-w-none grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto_auto] gap-3 px-gutter py-3 transition-opacity duration-150 open:grid starting:opacity-0"
      onClose={onClose}
      onKeyDown={handleKeyDown}
    >
      <IconButton
        className="col-start-1 row-start-1 -mr-2.5 justify-self-end"
        label={labels.closeImage}
        onClick={() => dialog.current?.close()}
      >
        <XMarkIcon aria-hidden="true" className="size-6" />
      </IconButton>
      <figure aria-live="polite" className="contents">
        {/* The last image would stay until the next one has arrived. */}
        <Image
          key={shown}
          {...imageProps(image)}
          alt={image.alt}
          sizes="100vw"
          className="col-start-1 row-start-2 size-full object-contain"
          isUrgent
        />
        <figcaption className="col-start-1 row-start-3 flex min-h-11 flex-col justify-center text-small md:pr-28">
          {caption}
          <span className="text-ink-muted tabular-nums">
            {fillLabel(labels.imagePosition, { number: shown + 1, count })}
          </span>
        </figcaption>
      </figure>
      <div className="col-start-1 row-start-4 -mr-2.5 flex items-center self-center justify-self-end md:row-start-3">
        <IconButton label={labels.previousImage} onClick={() => step(-1)}>
          <ArrowLeftIcon aria-hidden="true" className="size-6" />
        </IconButton>
        <IconButton label={labels.nextImage} onClick={() => step(1)}>
          <ArrowRightIcon aria-hidden="true" className="size-6" />
        </IconButton>
      </div>
    </dialog>
  );
}
