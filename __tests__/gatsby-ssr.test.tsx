import { render } from '@testing-library/react';
import type { PreRenderHTMLArgs, RenderBodyArgs } from 'gatsby';
import type { ReactNode } from 'react';
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
  const { container } = render(<>{setHeadComponents.mock.calls[0]?.[0]}</>);
  const inHead = [...document.head.children, ...container.children];
  const meta = inHead.findIndex((element) => element.matches('meta[name=theme-color]'));
  const script = inHead.findIndex((element) => element.matches('script'));
  expect(meta).toBeGreaterThanOrEqual(0);
  expect(script).toBeGreaterThan(meta);
  expect(inHead[script]?.innerHTML).toBe('paint()');
});

it('removes the text of the style sheet and the slice script', () => {
  const replaceHeadComponents = jest.fn();
  const replacePostBodyComponents = jest.fn();
  server.onPreRenderHTML?.(
    {
      getHeadComponents: () => [
        <style key="own" dangerouslySetInnerHTML={{ __html: 'p{}' }} />,
        <style key="sheet" data-href="/styles.1.css" dangerouslySetInnerHTML={{ __html: 'b{}' }} />,
        'text',
      ],
      replaceHeadComponents,
      getPostBodyComponents: () => [<script key="script-loader" />, <script key="other" id="other" />],
      replacePostBodyComponents,
    } as unknown as PreRenderHTMLArgs,
    { plugins: [] },
  );
  const written = (replace: jest.Mock) =>
    render((replace.mock.calls as [[ReactNode]])[0][0]).container.innerHTML;
  expect(written(replaceHeadComponents)).toBe(
    '<style>p{}</style><style data-href="/styles.1.css"></style>text',
  );
  expect(written(replacePostBodyComponents)).toBe('<script id="other"></script>');
});
