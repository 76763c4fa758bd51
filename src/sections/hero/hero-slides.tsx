import { useAfterLoad } from '../../hooks/use-after-load';
import { Image } from '../../ui/image';

/** How much of a screen's width a slide takes: it covers the screen, so height counts on wide ones. */
const slideSizes = 'max(100vw, 178vh)';

/**
 * The background images, one over the other. They are decoration. The first comes with the page; the others wait
 * until the page has loaded, so that nothing competes with it.
 */
export function HeroSlides({
  slides,
  index,
}: {
  slides: Queries.HeroSectionFragment['slides'];
  index: number;
}) {
  const isLoaded = useAfterLoad();
  return (
    <div className="hero-slides absolute inset-0 -z-1" aria-hidden="true">
      {slides.map(({ src, focalPoint, file }, position) => (
        <div key={position} className="absolute inset-0" data-active={position === index}>
          {(position === 0 || isLoaded) && (
            <Image
              src={src}
              alt=""
              focalPoint={focalPoint}
              wide={file?.wide?.gatsbyImageData}
              narrow={file?.narrow?.gatsbyImageData}
              sizes={slideSizes}
              className="absolute inset-0 size-full object-cover"
              isUrgent={position === 0}
            />
          )}
        </div>
      ))}
    </div>
  );
}
