import { type GatsbySSR, withPrefix } from 'gatsby';
import { renderToString } from 'react-dom/server';

export { wrapPageElement, wrapRootElement } from './src/layout/wrappers';

/** Gatsby renders to a stream, in which React moves large parts behind the page with inline scripts. */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({ bodyComponent, replaceBodyHTMLString }) =>
  replaceBodyHTMLString(renderToString(bodyComponent));

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHtmlAttributes, setHeadComponents }) => {
  // Makes Gatsby render the page again in every build: see valuesForHtml in gatsby/webpack.ts.
  void process.env.BUILD_TIME;
  setHtmlAttributes({
    // Hides the bar, as src/pre-paint.ts does in the browser.
    ...(process.env.IS_ANNOUNCED_LATER && { 'data-announcement': '' }),
    lang: process.env.SITE_LOCALE,
    ...(__THEME__ === 'dark' && { className: 'dark' }),
  });
  const light = process.env.LIGHT_CANVAS;
  const dark = process.env.DARK_CANVAS;
  setHeadComponents([
    // src/theme/theme.ts sets the colour of the theme.
    <meta
      key="theme-color"
      name="theme-color"
      content={__THEME__ === 'dark' ? dark : light}
      data-light={light}
      data-dark={dark}
    />,
    <script key="theme" dangerouslySetInnerHTML={{ __html: process.env.PRE_PAINT_SCRIPT ?? '' }} />,
    <link key="icon-ico" rel="icon" href={withPrefix('/favicon.ico')} sizes="32x32" />,
    <link key="icon-svg" rel="icon" href={withPrefix('/favicon.svg')} type="image/svg+xml" />,
    <link key="icon-touch" rel="apple-touch-icon" href={withPrefix('/apple-touch-icon.png')} />,
    <link key="manifest" rel="manifest" href={withPrefix('/manifest.webmanifest')} />,
  ]);
};
