import { useEffect } from 'react';
import { withPrefix } from '../hooks/navigation/router';
import { documentTitle } from './document-title';
import type { LanguageContext } from '../content-model/model';
import { useLayoutContent } from './use-layout-content';

interface SeoProps {
  title: string;
  description?: string;
  /** The page's route. Without it, the page has no canonical address. */
  path?: string;
  pageContext?: LanguageContext;
  noindex?: boolean | null;
}

/**
 * The elements of the head that change with the route. Browsers share the canonical address. The build writes Open Graph
 * and JSON-LD metadata into the pages (gatsby/output/seo).
 */
export function Seo({ title, description, path, noindex, pageContext }: SeoProps) {
  const { brand } = useLayoutContent();
  const { locale, direction, canonical = path } = pageContext ?? {};
  // In the browser, React would remove all other attributes of an `<html>`, such as the class of the theme.
  useEffect(() => {
    if (locale) Object.assign(document.documentElement, { lang: locale, dir: direction });
  }, [locale, direction]);
  return (
    <>
      {locale && typeof window === 'undefined' && <html lang={locale} dir={direction} />}
      <title>{documentTitle(title, brand.name)}</title>
      {description && <meta name="description" content={description} />}
      {canonical && <link rel="canonical" href={__SITE_ORIGIN__ + withPrefix(canonical)} />}
      {noindex && <meta name="robots" content="noindex" />}
    </>
  );
}
