import { render } from '@testing-library/react';
import type { PreRenderHTMLArgs, RenderBodyArgs } from 'gatsby';
import type { ReactNode } from 'react';
import * as browser from '../gatsby-browser';
import * as server from '../gatsby-ssr';

/** The HTML attributes and head components of every page. */
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

it('sets the language to British English', () => {
  expect(renderBody().attributes[0]).toMatchObject({ lang: 'en-GB' });
});

it('has the theme script in the head, after the meta element that it changes', () => {
  process.env.PRE_PAINT_SCRIPT = 'paint()';
  const { container } = render(<>{renderBody().components}</>);
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
