/** @jest-environment node */
import fs from 'node:fs';
import { createStyleguidePage } from '../../../gatsby/develop/styleguide-page';

it.each([
  [{ NODE_ENV: 'development' }, 1],
  [{ NODE_ENV: 'production', STYLEGUIDE: '1' }, 1],
  [{ NODE_ENV: 'production' }, 0],
] as const)('with %p creates %d pages', (environment, count) => {
  const createPage = jest.fn<undefined, [{ component: string }]>();
  createStyleguidePage(createPage, environment);
  expect(createPage).toHaveBeenCalledTimes(count);
  for (const [{ component }] of createPage.mock.calls) expect(fs.existsSync(component)).toBe(true);
});
