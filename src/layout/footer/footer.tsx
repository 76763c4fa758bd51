import { useIsMounted } from '../../hooks/use-browser-value';
import { askAgain } from '../../integrations/integrations';
import { LanguageLinks } from '../language-switch';
import { useLayoutContent } from '../use-layout-content';
import { Button, IconButton } from '../../ui/controls/button';
import { TextLink, textLinkClass } from '../../ui/controls/text-link';
import { Icon } from '../../ui/icon';
import { shortNameOf } from '../document-title';
import { ContactDetails, ContactLinks } from '../contact-details';
import * as styles from './footer.module.css';
import { GiantName, widthOf } from './giant-name';
import { Logo } from '../logo';
import { FooterTitle, NewsletterForm } from './newsletter-form';
import { footerId } from '../../content-model/ids';

export interface FooterProps {
  isHome?: boolean;
  /** Whether the page ends with an invitation to write. */
  hasInvitation?: boolean;
}

/** The footer of every page, an inverse surface. Content can give other pages than the home page a short one. */
export function Footer({ isHome = false, hasInvitation = false }: FooterProps) {
  const { brand, footer, footerLang, labels } = useLayoutContent();
  const isMounted = useIsMounted();
  const isShort = footer.inner && !isHome;
  return (
    <footer id={footerId} lang={footerLang} tabIndex={-1} className={`inverse ${styles.footer}`}>
      {__PARTS__.ornaments && isHome && (
        <span className={`drawn-down ${styles.line}`} style={{ '--letters': widthOf(shortNameOf(brand)) }} />
      )}
      <div className={`page-container ${isShort && !hasInvitation ? styles.tall : ''}`.trim()}>
        {isShort ? (
          <>
            {!hasInvitation && (
              <div className="grow pt-rhythm pb-12">
                <Invitation />
              </div>
            )}
            <div className={`${styles.row} ${hasInvitation ? '' : styles.separate}`.trim()}>
              <nav aria-label={footer.inner.title} className="print:hidden">
                <ul role="list" className="flex flex-wrap gap-x-8">
                  {footer.inner.links.map(({ title, href }, index) => (
                    <li key={index}>
                      <TextLink href={href}>{title}</TextLink>
                    </li>
                  ))}
                </ul>
              </nav>
              <p className="flex flex-wrap gap-x-8">
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
        {__PARTS__.ornaments && <GiantName name={shortNameOf(brand)} isHome={isHome} />}
      </div>
    </footer>
  );
}

function Invitation() {
  const { footer, site } = useLayoutContent();
  return (
    <div className={styles.invitation}>
      <p className={styles.closing}>{footer.closingLine}</p>
      {footer.invitation && (
        <Button href={`mailto:${site.email}`} className="mt-8 print:hidden">
          {footer.invitation}
        </Button>
      )}
    </div>
  );
}

function FullFooter() {
  const { footer, labels } = useLayoutContent();
  return (
    <>
      <div className={styles.start}>
        <Invitation />
        {footer.newsletter && <NewsletterForm {...footer.newsletter} />}
      </div>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <Logo />
          <p className={styles.blurb}>{footer.blurb}</p>
          {footer.social && (
            <ul role="list" aria-label={labels.social} className={styles.social}>
              {footer.social.map(({ title, href, network }, index) => (
                <li key={index}>
                  <IconButton href={href} label={title}>
                    <Icon icon={network} isSolid className="size-5" />
                  </IconButton>
                </li>
              ))}
            </ul>
          )}
        </div>
        {footer.lists.map(({ title, links }, index) => (
          <nav key={index} aria-label={title} className={styles.list}>
            <FooterTitle>{title}</FooterTitle>
            <ul role="list" className={styles.items}>
              {/* An entry without an address is plain text. */}
              {links.map((link, position) => (
                <li key={position} className={styles.item}>
                  {link.href ? (
                    <TextLink href={link.href} className="min-w-11 py-2">
                      {link.title}
                    </TextLink>
                  ) : (
                    link.title
                  )}
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className={styles.contact}>
          <FooterTitle>{footer.contactTitle}</FooterTitle>
          <ContactDetails />
        </div>
      </div>
    </>
  );
}
