import { useIsMounted } from '../../hooks/use-browser-value';
import { askAgain } from '../../integrations/integrations';
import { LanguageLinks } from '../language-switch';
import { useLayoutContent } from '../use-layout-content';
import { TextLink, textLinkClass } from '../../ui/controls/text-link';
import { shortNameOf } from '../document-title';
import { ContactLinks } from '../contact-details';
import * as styles from './footer.module.css';
import { GiantName, widthOf } from './giant-name';
import { FullFooter } from './full-footer';
import { Invitation } from './invitation';
import { footerId } from '../../content-model/ids';
import { useLine } from '../../ui/line';

export interface FooterProps {
  isHome?: boolean;
  /** Whether the page ends with an invitation to write. */
  hasInvitation?: boolean;
}

const rowClass =
  __PARTS__.layout === 'centred' ? 'flex flex-wrap justify-center gap-x-8' : 'flex flex-wrap gap-x-8';

/** The footer of every page, an inverse surface. Content can give other pages than the home page a short one. */
export function Footer({ isHome = false, hasInvitation = false }: FooterProps) {
  const { brand, footer, footerLang, labels } = useLayoutContent();
  const isMounted = useIsMounted();
  const hasLine = useLine();
  const isShort = footer.inner && !isHome;
  const invites = !hasInvitation && Boolean(footer.closingLine);
  return (
    <footer id={footerId} lang={footerLang} tabIndex={-1} className={`inverse ${styles.footer}`}>
      {hasLine && (
        <span className={`drawn-down ${styles.line}`} style={{ '--letters': widthOf(shortNameOf(brand)) }} />
      )}
      <div className={`page-container ${isShort && invites ? styles.tall : ''}`.trim()}>
        {isShort ? (
          <>
            {invites && (
              <div className="grow pt-rhythm pb-12">
                <Invitation />
              </div>
            )}
            <div className={`${styles.row} ${invites ? styles.separate : ''}`.trim()}>
              <nav aria-label={footer.inner.title} className="print:hidden">
                <ul role="list" className={rowClass}>
                  {footer.inner.links.map(({ title, href }, index) => (
                    <li key={index}>
                      <TextLink href={href}>{title}</TextLink>
                    </li>
                  ))}
                </ul>
              </nav>
              <p className={rowClass}>
                <ContactLinks />
              </p>
            </div>
          </>
        ) : (
          <FullFooter />
        )}
        <div className={styles.end}>
          <p>
            © {/* Static HTML can be from an earlier year. The key replaces its text. */}
            <span key={String(isMounted)} suppressHydrationWarning>
              {new Date().getFullYear()}
            </span>{' '}
            {brand.name}. {footer.rights}
          </p>
          {__PARTS__.languages && <LanguageLinks className="-mx-2 flex flex-wrap" />}
          {(footer.legal || __PARTS__.consent) && (
            <nav aria-label={labels.legal} className="print:hidden">
              <ul role="list" className="-mx-2 flex flex-wrap">
                {footer.legal?.map(({ title, href }, index) => (
                  <li key={index}>
                    <TextLink href={href} className="px-2">
                      {title}
                    </TextLink>
                  </li>
                ))}
                {__PARTS__.consent && labels.consent && (
                  <li className="noscript:hidden">
                    <button type="button" className={`${textLinkClass} px-2`} onClick={askAgain}>
                      {labels.consent.settings}
                    </button>
                  </li>
                )}
              </ul>
            </nav>
          )}
        </div>
        {__PARTS__.ornaments && <GiantName name={shortNameOf(brand)} />}
      </div>
    </footer>
  );
}
