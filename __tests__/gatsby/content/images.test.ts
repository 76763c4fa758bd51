import { processImagesEarly } from '../../../gatsby/content/images';

it('runs the query of each page and the queries of components', () => {
  const run = jest.fn();
  processImagesEarly(
    {
      pages: new Map([
        ['/a', { path: '/a', componentPath: 'page.tsx' }],
        ['/b', { path: '/b', componentPath: 'page-without-query.tsx' }],
      ]),
      components: new Map([
        ['page.tsx', { query: 'query Page { page }' }],
        ['page-without-query.tsx', { query: '' }],
      ]),
      staticQueryComponents: new Map([['1', { query: 'query Layout { layout }' }]]),
    },
    run,
  );
  expect(run.mock.calls).toEqual([['query Layout { layout }'], ['query Page { page }', { path: '/a' }]]);
});
