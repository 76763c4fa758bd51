import type { CSSProperties } from 'react';
import { useLayoutContent } from '../use-layout-content';
import { Link } from '../../ui/link';
import { ContactDetails } from '../contact-details';
import { FooterLists } from './footer-lists';
import { Logo } from '../logo';
import { NewsletterForm } from './newsletter-form';
import { SocialLinks } from './social-links';

/** The end of every page, on ink in both themes. */
export function Footer() {
  const { footer, site, labels } = useLayoutContent();
  return (
    <footer id="footer" tabIndex={-1} className="site-footer stage">
      <div className="wrap">
        <div className="grid items-end gap-x-gutter gap-y-12 border-b border-hairline pt-rhythm pb-16 lg:grid-cols-12">
          <p className="footer-closing max-w-[14em] font-display font-semibold text-balance lg:col-span-7 xl:col-span-8">
            {footer.closingLine}
          </p>
          <NewsletterForm
            content={footer.newsletter}
            className="lg:col-span-5 lg:col-start-8 xl:col-span-4 xl:col-start-9"
          />
        </div>
        <div className="grid grid-cols-2 gap-x-gutter gap-y-12 py-16 lg:grid-cols-12">
          <div className="col-span-2 lg:col-span-4">
            <Logo />
            <p className="mt-4 max-w-[26em] text-ink-muted">{footer.blurb}</p>
            <SocialLinks label={labels.social} links={footer.social} />
          </div>
          <FooterLists lists={footer.lists} />
          <div className="col-span-2 lg:col-span-4 lg:col-start-9">
            <h2 className="footer-title">{footer.contactTitle}</h2>
            <ContactDetails site={site} />
          </div>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-hairline py-6 text-small text-ink-muted">
          <p>
            © {new Date().getFullYear()} {site.name}. {footer.rights}
          </p>
          <nav aria-label={labels.legal}>
            <ul className="-mx-2 flex flex-wrap">
              {footer.legal.map(({ title, href }, index) => (
                <li key={index}>
                  <Link href={href} className="text-link inline-flex min-h-11 items-center px-2">
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div
          className="footer-name"
          aria-hidden="true"
          style={{ '--letters': site.name.length } as CSSProperties}
        >
          <span data-name={site.name} />
        </div>
      </div>
    </footer>
  );
}
