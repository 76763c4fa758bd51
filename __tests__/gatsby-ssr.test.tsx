import type { RenderBodyArgs } from 'gatsby';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as browser from '../gatsby-browser';
import * as server from '../gatsby-ssr';

it('wraps pages in the browser as it does in static HTML', () => {
  expect(browser.wrapPageElement).toBe(server.wrapPageElement);
  expect(browser.wrapRootElement).toBe(server.wrapRootElement);
});

it('has the class of a dark site in the static HTML', () => {
  const setHtmlAttributes = jest.fn();
  Object.assign(globalThis, { __THEME__: 'dark' });
  server.onRenderBody?.({ setHtmlAttributes, setHeadComponents: jest.fn() } as unknown as RenderBodyArgs, {
    plugins: [],
  });
  Object.assign(globalThis, { __THEME__: 'both' });
  expect(setHtmlAttributes).toHaveBeenCalledWith(expect.objectContaining({ className: 'dark' }));
});

it('sets the language, and has the theme script in the head, after the meta element that it changes', () => {
  process.env.PRE_PAINT_SCRIPT = 'paint()';
  process.env.LIGHT_CANVAS = '#f0f0f0';
  process.env.DARK_CANVAS = '#101010';
  process.env.SITE_LOCALE = 'de-DE';
  const setHtmlAttributes = jest.fn();
  const setHeadComponents = jest.fn<undefined, [ReactNode]>();
  server.onRenderBody?.({ setHtmlAttributes, setHeadComponents } as unknown as RenderBodyArgs, {
    plugins: [],
  });
  expect(setHtmlAttributes).toHaveBeenCalledWith(expect.objectContaining({ lang: 'de-DE' }));
  const head = renderToStaticMarkup(<>{setHeadComponents.mock.calls[0]?.[0]}</>);
  expect(head).toMatch(
    /<meta name="theme-color" content="#f0f0f0" data-light="#f0f0f0" data-dark="#101010".*<script>paint\(\)<\/script>/,
  );
});
