import { Image } from '../../ui/image';
import { Illustration } from '../illustration';
import type { Service } from './definition';
import { Prototype } from './prototype';
import { ResponsiveDemo } from './responsive-demo';

const looks = {
  // From edge to edge of a phone.
  image: 'aspect-6/5 overflow-clip bg-sunken max-sm:-mx-gutter max-sm:w-auto sm:aspect-4/3 sm:rounded-medium',
  // A phone needs its height at any width. It grows with its text.
  prototype: 'grid min-h-140 grid-cols-[minmax(0,1fr)] max-sm:-mx-gutter max-sm:w-auto sm:rounded-medium',
  responsiveDemo: 'aspect-353/460 [--handle:var(--spacing-gutter)] sm:max-lg:aspect-8/5',
  // On a phone, it is cut between two of its columns.
  illustration:
    'inverse bg-canvas p-gutter max-sm:-mx-gutter max-sm:w-auto sm:rounded-medium lg:p-12 dark:bg-surface',
};

export const exampleOf = (service: Service) =>
  (Object.keys(looks) as (keyof typeof looks)[]).find((kind) => service[kind]);

interface ServiceExampleProps {
  service: Service;
  kind: keyof typeof looks;
  className: string;
  /** The class of the aspect ratio on wide screens. */
  wideAspect?: string;
}

const answer = 'transition-[scale] duration-600 motion-safe:group-hover:scale-103';

/** What a service produces: an image, an illustration or an interactive example. It is above its text on narrow screens. */
export function ServiceExample({ service, kind, className, wideAspect }: ServiceExampleProps) {
  const { image, prototype, responsiveDemo, illustration } = service;
  return (
    <div
      className={`relative -order-1 w-full ${looks[kind]} ${className} ${wideAspect ?? (image ? '' : 'lg:aspect-video')}`}
    >
      {image && (
        <Image
          {...image}
          sizes="(min-width: 40rem) 100vw, 111vw"
          className={`absolute size-full object-cover ${service.href ? answer : ''}`}
        />
      )}
      {prototype && <Prototype {...prototype} />}
      {responsiveDemo && <ResponsiveDemo {...responsiveDemo} />}
      {illustration && (
        <Illustration
          name={illustration}
          className={`mx-auto aspect-353/460 w-full sm:aspect-8/5 lg:h-full lg:w-auto lg:max-w-full ${service.href ? answer : ''}`}
        />
      )}
    </div>
  );
}
