import type { Value } from '../../content-model';
import type { Mistake } from '../../content-model/kind';
import { definition } from './definition';

export { definition };
export { structuredData } from './structured-data';

/** Visitors look up each mark in the legend. */
export const rules = ({ groups, legend = [] }: Value<typeof definition>): Mistake[] => {
  const known = legend.map(({ mark }) => mark);
  return groups.flatMap(({ items }, group) =>
    items.flatMap(({ marks = [] }, item) =>
      marks.flatMap((mark, index) =>
        known.includes(mark)
          ? []
          : {
              path: ['groups', group, 'items', item, 'marks', index],
              message: `found "${mark}", expected a mark of the legend`,
            },
      ),
    ),
  );
};
