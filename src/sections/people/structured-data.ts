import type { Thing } from 'schema-dts';
import type { Value } from '../../content-model';
import type { DataContext } from '../../content-model/kind';
import type { definition } from './definition';

export const structuredData = (
  sections: readonly Value<typeof definition>[],
  { entry }: DataContext,
): Thing[] => [...new Set(sections.flatMap(({ people }) => people))].map((name) => entry('people', name));
