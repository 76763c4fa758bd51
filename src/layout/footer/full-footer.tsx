import { useLayoutContent } from '../use-layout-content';
import { IconButton } from '../../ui/controls/button';
import { TextLink } from '../../ui/controls/text-link';
import { Icon } from '../../ui/icon';
import { ContactDetails } from '../contact-details';
import { Invitation } from './invitation';
import { Logo } from '../logo';
import { FooterTitle, NewsletterForm } from './newsletter-form';
import * as styles from './full-footer.module.css';

/** The footer of the home page: lists of links, the address and the newsletter. */
export function FullFooter() {
  const { footer, labels } = useLayoutContent();
  return (
    <>
      {(footer.closingLine || footer.newsletter) && (
        <div className={styles.start}>
          <Invitation />
          {footer.newsletter && <NewsletterForm {...footer.newsletter} />}
        </div>
      )}
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
