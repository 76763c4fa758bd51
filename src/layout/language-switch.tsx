import { LanguageIcon } from '@heroicons/react/24/outline';
import { type FocusEvent, useEffect, useId, useRef } from 'react';
import { routeUpdate, withPrefix } from '../hooks/navigation/router';
import { useWindowValue } from '../hooks/use-browser-value';
import { IconButton } from '../ui/controls/button';
import { textLinkClass } from '../ui/controls/text-link';
import * as styles from './language-switch.module.css';
import { useLayoutContent } from './use-layout-content';

/** The page in each language, which is named in itself. Links load the document, because it has another language. */
export function LanguageLinks({ className = '' }: { className?: string }) {
  const { translations, languageLabel, locale } = useLayoutContent();
  // The other page shows the same section. The static HTML does not know it.
  const anchor = useWindowValue(routeUpdate, () => window.location.hash) || '';
  if (!translations) return null;
  // A list, because a page has the links several times, and landmarks need names of their own.
  return (
    <ul role="list" aria-label={languageLabel} className={`print:hidden ${className}`}>
      {translations.map((page) => (
        <li key={page.locale}>
          <a
            href={withPrefix(page.path) + anchor}
            hrefLang={page.locale}
            lang={page.locale}
            aria-current={page.locale === locale ? 'true' : undefined}
            className={`${textLinkClass} ${styles.link} px-2`}
          >
            {page.name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * The button of the header that shows the languages. The browser opens, places and closes its panel, without scripts. It
 * would stay open when the focus leaves it, and over the next page.
 */
export function LanguageSwitch() {
  const { translations, languageLabel, locale } = useLayoutContent();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const close = () => panel.current?.togglePopover?.(false);
  useEffect(() => {
    window.addEventListener(routeUpdate, close);
    return () => window.removeEventListener(routeUpdate, close);
  }, []);
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  const current = translations?.find((page) => page.locale === locale);
  if (!current) return null;
  return (
    <div onBlur={closeOnLeave} className="flex max-lg:hidden">
      <IconButton label={`${languageLabel}: ${current.name}`} popoverTarget={id}>
        <LanguageIcon className="size-5" />
      </IconButton>
      <div ref={panel} id={id} popover="auto" className={`${styles.panel} not-dark:light-surface`}>
        <LanguageLinks />
      </div>
    </div>
  );
}
