import { useSite } from '../../hooks/use-site';
import { themeColours } from '../../theme/theme-colours';

interface SeoProps {
  title: string;
  description?: string;
  /** Keeps the page out of search engines. */
  isHidden?: boolean;
}

/** What the head says of a page: title, description and the colour of the browser's bar. */
export function Seo({ title, description, isHidden = false }: SeoProps) {
  const { name } = useSite();
  return (
    <>
      <title>{`${title} | ${name}`}</title>
      {description && <meta name="description" content={description} />}
      {isHidden && <meta name="robots" content="noindex" />}
    </>
  );
}

/** The same on every page, and needed by the script that runs before the first paint. */
export const themeColourMeta = <meta key="theme-color" name="theme-color" content={themeColours.light} />;
