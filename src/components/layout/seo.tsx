import { useSite } from '../../hooks/use-site';
import { themeColours } from '../../theme/theme-colours';

interface SeoProps {
  title: string;
  description?: string;
  /** Keeps the page out of search engines. */
  isHidden?: boolean;
}

/** What the head says of a page: title, description, and the picture that shows where the page is shared. */
export function Seo({ title, description, isHidden = false }: SeoProps) {
  const { name, tagline, siteUrl } = useSite();
  const fullTitle = `${title} | ${name}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta property="og:title" content={fullTitle} />
      <meta property="og:site_name" content={`${name}, ${tagline}`} />
      <meta property="og:image" content={`${siteUrl}/share.jpg`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {description && <meta name="description" content={description} />}
      {isHidden && <meta name="robots" content="noindex" />}
    </>
  );
}

/** The same on every page, and needed by the script that runs before the first paint. */
export const themeColourMeta = <meta key="theme-color" name="theme-color" content={themeColours.light} />;
