import { Illustration } from '../illustration';
import { Prototype } from './prototype';
import type { ServicesContent } from './definition';
import { ResponsiveDemo } from './responsive-demo';

type Service = ServicesContent['services'][number];

export type InteractiveExampleProps = Pick<Service, 'illustration' | 'prototype' | 'responsiveDemo'>;

/** Work of a service that is not an image: visitors can try it, or it is an illustration. */
export function InteractiveExample({ illustration, prototype, responsiveDemo }: InteractiveExampleProps) {
  if (prototype) return <Prototype {...prototype} />;
  if (responsiveDemo) return <ResponsiveDemo {...responsiveDemo} />;
  return (
    illustration && (
      <Illustration name={illustration} className="absolute size-full lg:scale-93" delay={2600} />
    )
  );
}
