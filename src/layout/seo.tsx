import { withPrefix } from 'gatsby';
import { themeColours } from '../theme/theme-colours';

interface SeoProps {
  documentTitle: string;
  description?: string;
  /** The page's route; one that is no route has no address of its own. */
  path?: string;
  /** Keeps the page out of search engines. */
  isHidden?: boolean;
}

/**
 * What the head says of a page and has to follow when the page changes: browsers share the canonical address. What
 * only machines read, who ask for each page anew, is written into the built pages (gatsby/seo).
 */
export function Seo({ documentTitle, description, path, isHidden = false }: SeoProps) {
  return (
    <>
      <title>{documentTitle}</title>
      {description && <meta name="description" content={description} />}
      {path && <link rel="canonical" href={__SITE_ORIGIN__ + withPrefix(path)} />}
      {isHidden && <meta name="robots" content="noindex" />}
    </>
  );
}

/** The same on every page, and needed by the script that runs before the first paint. */
export const themeColourMeta = <meta key="theme-color" name="theme-color" content={themeColours.light} />;
