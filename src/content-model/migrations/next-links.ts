import type { Migration } from './migration';

export const nextLinks: Migration = {
  definition: 'labels',
  change: 'the label "waysOn" is "nextLinks"',
  field: ['waysOn'],
  migrate: ({ waysOn, ...labels }) => (waysOn === undefined ? undefined : { ...labels, nextLinks: waysOn }),
};
