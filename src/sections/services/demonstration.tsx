import { Illustration } from '../illustration';
import { PageWidths } from './page-widths';
import { Prototype } from './prototype';

type Service = Queries.ServicesSectionFragment['services'][number];

export type DemonstrationProps = Pick<Service, 'illustration' | 'prototype'>;

/** Work of a service that is not an image: visitors can try it, or it is an illustration. */
export function Demonstration({ illustration, prototype }: DemonstrationProps) {
  if (prototype) return <Prototype {...prototype} />;
  if (illustration === 'page-widths') return <PageWidths />;
  return illustration && <Illustration name={illustration} className="absolute size-full" />;
}
