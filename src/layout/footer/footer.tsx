import { useIsMounted } from '../../hooks/use-browser-value';
import { askAgain } from '../../integrations/integrations';
import { LanguageLinks } from '../language-switch';
import { useLayoutContent } from '../use-layout-content';
import { Button, IconButton } from '../../ui/controls/button';
import { TextLink, textLinkClasses } from '../../ui/controls/text-link';
import { Icon } from '../../ui/icon';
import { ContactDetails, ContactLinks } from '../contact-details';
import * as styles from './footer.module.css';
import { Logo } from '../logo';
import { FooterTitle, NewsletterForm } from './newsletter-form';
import { footerId } from '../../content-model/ids';

/** The width of a name in letters. Without this, wide letters are cut off at the edge of the page. */
const widthOf = (name: string) =>
  name.replace(/[ijl]/g, '').length + name.replace(/[^ijlmw]/gi, '').length / 2;

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
    <footer
      id={footerId}
      lang={footerLang}
      tabIndex={-1}
      className="inverse overflow-clip dark:border-t dark:border-hairline"
    >
      <div
        className={`page-container ${isShort && !hasInvitation ? 'flex min-h-[75svh] flex-col print:min-h-0' : ''}`}
      >
        {isShort ? (
          <>
            {!hasInvitation && (
              <div className="grow pt-rhythm pb-12">
                <Invitation />
              </div>
            )}
            <div
              className={`flex flex-wrap items-center justify-between gap-x-12 gap-y-4 ${hasInvitation ? 'py-8' : 'border-t border-hairline py-5'}`}
            >
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
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-hairline py-6 text-small text-ink-muted">
          <p>
            © {/* Static HTML can be from an earlier year. The key replaces its text. */}
            <span key={String(isMounted)} suppressHydrationWarning>
              {new Date().getFullYear()}
            </span>{' '}
            {brand.name}. {footer.rights}
          </p>
          {__LANGUAGES__ && <LanguageLinks className="-mx-2 flex flex-wrap" />}
          {(footer.legal || __CONSENT__) && (
            <nav aria-label={labels.legal} className="print:hidden">
              <ul role="list" className="-mx-2 flex flex-wrap">
                {footer.legal?.map(({ title, href }, index) => (
                  <li key={index}>
                    <TextLink href={href} className="px-2">
                      {title}
                    </TextLink>
                  </li>
                ))}
                {__CONSENT__ && labels.consent && (
                  <li className="noscript:hidden">
                    <button type="button" className={`${textLinkClasses} px-2`} onClick={askAgain}>
                      {labels.consent.settings}
                    </button>
                  </li>
                )}
              </ul>
            </nav>
          )}
        </div>
        <div
          className="@container mt-4 font-display font-semibold whitespace-nowrap print:hidden forced-colors:hidden"
          aria-hidden="true"
          style={{ '--letters': widthOf(brand.name) }}
        >
          {/* The boxes of the letters overlap the links above. The first and the last letter are wider than their boxes. */}
          <span
            data-name={brand.name}
            className={`${styles.name} pointer-events-none -ms-[0.05em] block h-[0.66em] w-max view-progress-[entry_5%_entry_95%] ps-[0.05em] pe-[0.08em] -indent-[0.076em] text-[length:min(196.5cqi/var(--letters),40cqi)]/[0.82] tracking-[-0.055em] text-transparent`}
          />
        </div>
      </div>
    </footer>
  );
}

function Invitation() {
  const { footer, site } = useLayoutContent();
  return (
    <div className="lg:col-span-7 xl:col-span-8">
      <p className="max-w-[14em] font-display text-closing font-semibold text-balance">
        {footer.closingLine}
      </p>
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
      <div className="grid grid-cols-1 items-end gap-x-gutter gap-y-10 border-b border-hairline pt-rhythm pb-10 md:pb-16 lg:grid-cols-12">
        <Invitation />
        {footer.newsletter && <NewsletterForm {...footer.newsletter} />}
      </div>
      <div className="grid grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] gap-x-gutter gap-y-9 py-10 md:grid-cols-3 md:py-16 lg:grid-cols-12">
        <div className="col-span-full lg:col-span-4">
          <Logo />
          <p className="mt-4 max-w-[26em] text-ink-muted">{footer.blurb}</p>
          {footer.social && (
            <ul role="list" aria-label={labels.social} className="-mx-3 mt-6 flex flex-wrap print:grid">
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
          <nav key={index} aria-label={title} className="lg:col-span-2 print:hidden">
            <FooterTitle>{title}</FooterTitle>
            <ul role="list" className="-mt-2 grid justify-items-start">
              {/* An entry without an address is plain text. */}
              {links.map((link, position) => (
                <li key={position} className="flex min-h-11 items-center">
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
        <div className="max-md:col-span-full lg:col-span-4 lg:col-start-9">
          <FooterTitle>{footer.contactTitle}</FooterTitle>
          <ContactDetails />
        </div>
      </div>
    </>
  );
}
