import { renderHook } from '@testing-library/react';
import { useFooter } from '../../src/layout/content/use-footer';
import { required } from '../../src/layout/content/use-layout-content';
import { useNavigation } from '../../src/layout/content/use-navigation';
import { useRoutes } from '../../src/layout/content/use-routes';
import { useSite } from '../../src/layout/content/use-site';
import { readContent } from '../support/graphql';
import { routes } from '../support/specification';

const resultOf = <Value>(useValue: () => Value) => renderHook(useValue).result.current;

it.each([
  ['useSite', useSite, 'site'],
  ['useNavigation', useNavigation, 'navigation'],
  ['useFooter', useFooter, 'footer'],
])('%s gives what its file holds', (_name, useValue, file) => {
  const value = resultOf<object>(useValue);
  expect(Object.keys(value).length).toBeGreaterThan(2);
  expect(readContent(file)).toMatchObject(JSON.parse(JSON.stringify(value, asInContent)) as object);
});

it('useRoutes gives the eleven routes in the order of the content, each with its title', () => {
  const { nodes, totalCount } = resultOf(useRoutes);
  expect(nodes.map(({ path }) => path)).toEqual(routes);
  expect(totalCount).toBe(routes.length);
  for (const { title } of nodes) expect(title).toMatch(/\w/);
});

it('required says which file is missing', () => {
  expect(required({ name: 'there' }, 'site.json')).toEqual({ name: 'there' });
  for (const missing of [null, undefined]) {
    expect(() => required(missing, 'site.json')).toThrow('is content/site.json there?');
  }
});

/** A field that the content leaves out is null in the answer to a query, and drawings are the build's own. */
function asInContent(key: string, value: unknown): unknown {
  return value === null || key === 'drawing' ? undefined : value;
}
