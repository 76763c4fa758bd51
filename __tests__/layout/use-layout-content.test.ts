import { renderHook } from '@testing-library/react';
import { useLayoutContent } from '../../src/layout/use-layout-content';
import { readContent, siteContent } from '../support/site-content';

const { result } = renderHook(useLayoutContent);

/** Removes what content does not have: a field that is left out is null in a query, and icons come from the build. */
const asInContent = (value: object): object =>
  JSON.parse(
    JSON.stringify(value, (key, part: unknown) => (part === null || key === 'icon' ? undefined : part)),
  ) as object;

it.each(['site', 'labels', 'navigation', 'footer'] as const)('contains %s.json', (file) => {
  const value = result.current[file];
  expect(Object.keys(value).length).toBeGreaterThan(2);
  expect(readContent(file)).toMatchObject(asInContent(value));
});

it('contains every label', () => {
  const { $schema, ...labels } = readContent('labels') as Record<string, string>;
  expect($schema).toMatch(/labels/);
  expect(result.current.labels).toEqual({ consent: null, ...labels });
});

it('contains the routes in the order of the content, each with its title', () => {
  const { nodes, totalCount } = result.current.pages;
  const routes = siteContent().routes.map(({ path }) => path);
  expect(nodes.map(({ path }) => path)).toEqual(routes);
  expect(totalCount).toBe(routes.length);
  for (const { title } of nodes) expect(title).toMatch(/\w/);
});
