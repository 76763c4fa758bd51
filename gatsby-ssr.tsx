import type { GatsbySSR } from 'gatsby';
import type { HTMLAttributes } from 'react';
import { themeColourMeta } from './src/components/layout/seo';
import displayFont from './src/fonts/bricolage-grotesque.woff2';
import textFont from './src/fonts/hanken-grotesk.woff2';
import { prePaintScript } from './src/theme/pre-paint-script';

export { wrapPageElement, wrapRootElement } from './src/components/layout/wrappers';

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHtmlAttributes, setHeadComponents }) => {
  // The digest has to be part of the page: see announceStyles in src/build/webpack.ts.
  setHtmlAttributes({
    lang: 'en-GB',
    'data-styles': process.env.STYLES_DIGEST,
  } as HTMLAttributes<HTMLHtmlElement>);
  setHeadComponents([
    themeColourMeta,
    <script key="theme" dangerouslySetInnerHTML={{ __html: prePaintScript }} />,
    ...[displayFont, textFont].map((font) => (
      <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
    <link key="icon-ico" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="icon-svg" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="icon-touch" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
  ]);
};
