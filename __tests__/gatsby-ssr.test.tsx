import type { RenderBodyArgs } from 'gatsby';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as browser from '../gatsby-browser';
import * as server from '../gatsby-ssr';

it('wraps pages in the browser as it does in static HTML', () => {
  expect(browser.wrapPageElement).toBe(server.wrapPageElement);
  expect(browser.wrapRootElement).toBe(server.wrapRootElement);
});

it('sets the language, and has the theme script in the head, after the meta element that it changes', () => {
  process.env.PRE_PAINT_SCRIPT = 'paint()';
  process.env.SITE_LOCALE = 'de-DE';
  const setHtmlAttributes = jest.fn();
  const setHeadComponents = jest.fn<undefined, [ReactNode]>();
  server.onRenderBody?.({ setHtmlAttributes, setHeadComponents } as unknown as RenderBodyArgs, {
    plugins: [],
  });
  expect(setHtmlAttributes).toHaveBeenCalledWith(expect.objectContaining({ lang: 'de-DE' }));
  const head = renderToStaticMarkup(<>{setHeadComponents.mock.calls[0]?.[0]}</>);
  expect(head).toMatch(/<meta name="theme-color".*<script>paint\(\)<\/script>/);
});
