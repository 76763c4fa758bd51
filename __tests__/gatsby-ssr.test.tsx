import { render } from '@testing-library/react';
import type { PreRenderHTMLArgs, RenderBodyArgs } from 'gatsby';
import type { ReactNode } from 'react';
import * as browser from '../gatsby-browser';
import * as server from '../gatsby-ssr';

/** What every page's HTML gets. */
function renderBody() {
  const setHtmlAttributes = jest.fn();
  const setHeadComponents = jest.fn();
  server.onRenderBody?.({ setHtmlAttributes, setHeadComponents } as unknown as RenderBodyArgs, {
    plugins: [],
  });
  const [components] = setHeadComponents.mock.calls[0] as [ReactNode];
  return { attributes: setHtmlAttributes.mock.calls[0] as unknown[], components };
}

it('wraps pages in the browser as it does in static HTML', () => {
  expect(browser.wrapPageElement).toBe(server.wrapPageElement);
  expect(browser.wrapRootElement).toBe(server.wrapRootElement);
});

it('says that the site is written in British English', () => {
  expect(renderBody().attributes[0]).toMatchObject({ lang: 'en-GB' });
});

it('puts the script that sets the theme into the head, after the meta element it changes', () => {
  process.env.PRE_PAINT_SCRIPT = 'paint()';
  const { container } = render(<>{renderBody().components}</>);
  const inHead = [...document.head.children, ...container.children];
  const meta = inHead.findIndex((element) => element.matches('meta[name=theme-color]'));
  const script = inHead.findIndex((element) => element.matches('script'));
  expect(meta).toBeGreaterThanOrEqual(0);
  expect(script).toBeGreaterThan(meta);
  expect(inHead[script]?.innerHTML).toBe('paint()');
});

it('leaves the whole style sheet and the script of the one page out of the page', () => {
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
