import { useEffect } from 'react';
import { documentTitle } from './document-title';
import type { LayoutLanguage, TemplateData } from '../content-model/model';
import { useLayoutContent } from './use-layout-content';

type SeoProps = Partial<LayoutLanguage> &
  Omit<
    TemplateData<{ title: string; description?: string; noindex?: boolean | null }>['page'],
    'translations'
  >;

/**
 * The elements of the head that change with the route. Browsers share the canonical address. The build writes Open Graph
 * and JSON-LD metadata into the pages (gatsby/output/seo).
 */
export function Seo({ title, description, canonical, noindex, locale, direction }: SeoProps) {
  const { brand } = useLayoutContent();
  // In the browser, React would remove all other attributes of an `<html>`, such as the class of the theme.
  useEffect(() => {
    if (locale) Object.assign(document.documentElement, { lang: locale, dir: direction });
  }, [locale, direction]);
  return (
    <>
      {locale && typeof window === 'undefined' && <html lang={locale} dir={direction} />}
      <title>{documentTitle(title, brand)}</title>
      {description && <meta name="description" content={description} />}
      {canonical && <link rel="canonical" href={canonical} />}
      {noindex && <meta name="robots" content="noindex" />}
    </>
  );
}
