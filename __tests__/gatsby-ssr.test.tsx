import type { RenderBodyArgs } from 'gatsby';
import * as server from '../gatsby-ssr';
import { setConstant } from './support/browser';

it('has the class of a dark site in the static HTML', () => {
  const setHtmlAttributes = jest.fn();
  setConstant('__THEME__', 'dark');
  server.onRenderBody?.({ setHtmlAttributes, setHeadComponents: jest.fn() } as unknown as RenderBodyArgs, {
    plugins: [],
  });
  expect(setHtmlAttributes).toHaveBeenCalledWith(expect.objectContaining({ className: 'dark' }));
});
