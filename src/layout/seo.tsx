import { withPrefix } from '../hooks/navigation/router';
import { themeColours } from '../theme/theme-colours';

interface SeoProps {
  documentTitle: string;
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
export const Seo = ({ documentTitle, description, path, isHidden = false }: SeoProps) => (
  <>
    <title>{documentTitle}</title>
    {description && <meta name="description" content={description} />}
    {path && <link rel="canonical" href={__SITE_ORIGIN__ + withPrefix(path)} />}
    {isHidden && <meta name="robots" content="noindex" />}
  </>
);

/** The pre-paint script sets its value. */
export const themeColourMeta = <meta key="theme-color" name="theme-color" content={themeColours.light} />;
