import type { RenderBodyArgs } from 'gatsby';
import * as server from '../gatsby-ssr';

it('has the class of a dark site in the static HTML', () => {
  const setHtmlAttributes = jest.fn();
  Object.assign(globalThis, { __THEME__: 'dark' });
  server.onRenderBody?.({ setHtmlAttributes, setHeadComponents: jest.fn() } as unknown as RenderBodyArgs, {
    plugins: [],
  });
  Object.assign(globalThis, { __THEME__: 'both' });
  expect(setHtmlAttributes).toHaveBeenCalledWith(expect.objectContaining({ className: 'dark' }));
});
