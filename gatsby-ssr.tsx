import type { GatsbySSR } from 'gatsby';
import { themeColourMeta } from './src/components/layout/seo';
import { prePaintScript } from './src/theme/pre-paint-script';

export { wrapPageElement, wrapRootElement } from './src/components/layout/wrappers';

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: 'en-GB' });
  setHeadComponents([
    themeColourMeta,
    <script key="theme" dangerouslySetInnerHTML={{ __html: prePaintScript }} />,
  ]);
};
