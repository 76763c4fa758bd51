import { LanguageIcon } from '@heroicons/react/24/outline';
import { type MouseEvent, useId } from 'react';
import { withPrefix } from '../hooks/navigation/router';
import { IconButton } from '../ui/controls/button';
import { textLinkClasses } from '../ui/controls/text-link';
import { useLayoutContent } from './use-layout-content';

/** The other page shows the same section. The static HTML does not know it. */
const keepAnchor = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
  currentTarget.hash = window.location.hash;
};

/** The page in each language, which is named in itself. Links load the document, because it has another language. */
export function LanguageLinks({ className = '' }: { className?: string }) {
  const { translations, languageLabel, locale } = useLayoutContent();
  if (!translations) return null;
  // A list, because a page has the links several times, and landmarks need names of their own.
  return (
    <ul role="list" aria-label={languageLabel} className={`print:hidden ${className}`}>
      {translations.map((page) => (
        <li key={page.locale}>
          <a
            href={withPrefix(page.path)}
            hrefLang={page.locale}
            lang={page.locale}
            aria-current={page.locale === locale ? 'true' : undefined}
            className={`${textLinkClasses} px-2 aria-[current=true]:font-semibold aria-[current=true]:no-underline`}
            onClick={keepAnchor}
          >
            {page.name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The button of the header that shows the languages. The browser opens, places and closes its panel, without scripts. */
export function LanguageSwitch() {
  const { translations, languageLabel, locale } = useLayoutContent();
  const id = useId();
  const current = translations?.find((page) => page.locale === locale);
  if (!current) return null;
  return (
    <>
      <IconButton label={`${languageLabel}: ${current.name}`} className="max-lg:hidden" popoverTarget={id}>
        <LanguageIcon className="size-5" />
      </IconButton>
      {/* Browsers without anchor positioning show the panel below a header without an announcement. */}
      <div
        id={id}
        popover="auto"
        className="fixed inset-auto end-gutter top-(--header) m-0 min-w-40 bg-raised p-3 text-ink [box-shadow:var(--float)] not-dark:paper supports-[position-area:end]:inset-auto supports-[position-area:end]:mt-3.5 supports-[position-area:end]:[position-area:block-end_span-inline-start] forced-colors:border"
      >
        <LanguageLinks />
      </div>
    </>
  );
}
