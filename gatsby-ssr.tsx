import { type GatsbySSR, withPrefix } from 'gatsby';
import type { HTMLAttributes, ReactElement } from 'react';
import { themeColourMeta } from './src/components/layout/seo';
import { fontsClass, prePaintScript } from './src/theme/pre-paint-script';

export { wrapPageElement, wrapRootElement } from './src/components/layout/wrappers';

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHtmlAttributes, setHeadComponents }) => {
  // The digest has to be part of the page: see announceStyles in src/build/webpack.ts.
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

/**
 * Takes out the one inline script that differs from page to page: with it every page would need a hash of its own in
 * the security policy. Gatsby uses it to correct an address with a slash at its end, which is the host's to redirect.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getPostBodyComponents,
  replacePostBodyComponents,
}) =>
  replacePostBodyComponents(
    getPostBodyComponents().filter((component) => (component as ReactElement).key !== 'script-loader'),
  );
