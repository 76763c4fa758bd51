import { type GatsbySSR, withPrefix } from 'gatsby';
import { cloneElement, type HTMLAttributes, isValidElement, type ReactElement } from 'react';
import { themeColourMeta } from './src/layout/seo';
import { fontsClass, prePaintScript } from './src/theme/pre-paint-script';

export { wrapPageElement, wrapRootElement } from './src/layout/wrappers';

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHtmlAttributes, setHeadComponents }) => {
  // The digest has to be part of the page: see announceStyles in gatsby/webpack.ts.
  setHtmlAttributes({
    lang: 'en-GB',
    // In development nothing waits for the first paint.
    ...(process.env.NODE_ENV === 'development' && { className: fontsClass }),
    'data-styles': process.env.STYLES_DIGEST,
  } as HTMLAttributes<HTMLHtmlElement>);
  setHeadComponents([
    themeColourMeta,
    <script key="theme" dangerouslySetInnerHTML={{ __html: prePaintScript }} />,
    <link key="icon-ico" rel="icon" href={withPrefix('/favicon.ico')} sizes="32x32" />,
    <link key="icon-svg" rel="icon" href={withPrefix('/favicon.svg')} type="image/svg+xml" />,
    <link key="icon-touch" rel="apple-touch-icon" href={withPrefix('/apple-touch-icon.png')} />,
    <link key="manifest" rel="manifest" href={withPrefix('/manifest.webmanifest')} />,
  ]);
};

/** Gatsby's element that holds the whole style sheet. */
const isWholeSheet = ({ props }: ReactElement<Record<string, unknown>>): boolean => 'data-href' in props;

/**
 * Leaves out what the finished page has no use for.
 *
 * - The whole style sheet: only its element stays, which takes the page's own styles after the build (see
 *   gatsby/html/critical-css.ts). Thousands of copies would only be written to be read and dropped.
 * - The one inline script that differs from page to page: with it every page would need a hash of its own in the
 *   security policy. Gatsby uses it to correct an address with a slash at its end, which is the host's to redirect.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  replaceHeadComponents(
    getHeadComponents().map((component) =>
      isValidElement<Record<string, unknown>>(component) && isWholeSheet(component)
        ? cloneElement(component, { dangerouslySetInnerHTML: { __html: '' } })
        : component,
    ),
  );
  replacePostBodyComponents(
    getPostBodyComponents().filter((component) => (component as ReactElement).key !== 'script-loader'),
  );
};
