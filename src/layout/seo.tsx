import { withPrefix } from '../hooks/navigation/router';
import { themeColours } from '../theme/theme-colours';
import { documentTitle } from './document-title';
import { useLayoutContent } from './use-layout-content';

interface SeoProps {
  title: string;
  description?: string;
  /** The page's route. Without it, the page has no canonical address. */
  path?: string;
  /** Excludes the page from search engines. */
  isHidden?: boolean;
}

/**
 * The elements of the head that change with the route. Browsers share the canonical address. The build writes Open Graph
 * and JSON-LD metadata into the pages (gatsby/seo).
 */
export function Seo({ title, description, path, isHidden = false }: SeoProps) {
  const { brand } = useLayoutContent();
  return (
    <>
      <title>{documentTitle(title, brand.name)}</title>
      {description && <meta name="description" content={description} />}
      {path && <link rel="canonical" href={__SITE_ORIGIN__ + withPrefix(path)} />}
      {isHidden && <meta name="robots" content="noindex" />}
    </>
  );
}

/** The pre-paint script sets its value. */
export const themeColourMeta = <meta key="theme-color" name="theme-color" content={themeColours.light} />;
