import { countFitting } from '../../src/layout/header/use-fitting-links';

/** Three links and the menu at the end, in pixels. */
const widths = [100, 60, 80, 70];

it.each([
  ['all, without the menu', 250, 3],
  ['all but those that the menu takes', 249, 2],
  ['as many as fit beside the menu', 239, 1],
  ['none beside the menu', 174, 0],
])('%s', (_title, space, count) => expect(countFitting(widths, 5, space)).toBe(count));
