import { CheckIcon } from '@heroicons/react/24/outline';
import type { MouseEvent } from 'react';
import { ContactDetails, ContactLinks } from '../../layout/contact-details';
import { ActionLinks } from '../../ui/controls/action-links';
import { insteadOfNavigation } from '../../ui/controls/instead-of-navigation';
import { Portrait } from '../../ui/portrait';
import { SectionFrame, SectionHead } from '../../ui/section';
import type { Section } from '../../content-model/model';
import { PageTitle } from '../page-heading';
import { ContactForm } from './contact-form';
import type { definition, ContactContent } from './definition';
import * as headStyles from './contact-head.module.css';
import * as styles from './contact.module.css';

/** A link to the page that shows it moves to the form: the router would scroll to the top of the same page. */
function moveToForm(event: MouseEvent<HTMLElement>): void {
  const link = (event.target as Element).closest('a');
  if (link?.href !== window.location.origin + window.location.pathname) return;
  const section = event.currentTarget.closest('section');
  const firstField = section?.querySelector<HTMLElement>('input, select, textarea');
  insteadOfNavigation(() => firstField?.focus())(event);
}

/**
 * Who answers, the benefits of getting in touch, and the message form, a sheet that ends below the section. If the section
 * opens the page, all of it is a letter, with its heading on the sheet.
 */
export default function ContactSection({ content, opening }: Section<typeof definition, 'opening'>) {
  const { anchor, form, benefits } = content;
  if (opening)
    return (
      <SectionFrame id={anchor} tone="panel" className={`opening-panel ${styles.opening}`}>
        <div className="page-container">
          <ContactForm
            content={form}
            head={
              <div className={headStyles.head}>
                <PageTitle {...opening} className={headStyles.heading} />
                <p className={headStyles.links}>
                  <ContactLinks />
                </p>
                <SectionHead {...content} className="lg:mt-10" headingClass="text-title max-lg:sr-only" />
                <div className={__PARTS__.layout === 'centred' ? 'hidden' : 'mt-auto pt-10 max-lg:hidden'}>
                  <ContactDetails />
                </div>
              </div>
            }
          />
          <div className={styles.details}>
            <ContactReasons {...content} />
            {/* The first field is on the first screen of a phone: the details follow the form. In the middle they do on all screens. */}
            <div className={__PARTS__.layout === 'centred' ? undefined : 'mt-10 lg:hidden'}>
              <ContactDetails isPlaceOnly />
            </div>
          </div>
        </div>
      </SectionFrame>
    );
  return (
    <SectionFrame id={anchor} tone="panel" className={styles.section}>
      <div className={`page-container ${styles.columns}`}>
        <div className={`${styles.introduction} ${benefits ? styles.reasons : styles.portraitBelow}`}>
          <SectionHead {...content} />
          <ContactReasons {...content} />
        </div>
        <ContactForm content={form} />
      </div>
    </SectionFrame>
  );
}

type ContactReasonsProps = Pick<ContactContent, 'person' | 'responseTime' | 'benefits' | 'actions'>;

/** Who answers and how soon, and why to write. Without reasons, the portrait has their place on wide screens. */
export const ContactReasons = ({ person, responseTime, benefits, actions }: ContactReasonsProps) => (
  <>
    <div className={benefits ? styles.person : `${styles.person} ${styles.large}`}>
      {person?.image && (
        <Portrait
          image={person.image}
          sizes={benefits ? '7rem' : '(min-width: 64rem) 24rem, 7rem'}
          className={styles.portrait}
        />
      )}
      <div>
        {person && (
          <>
            <p className="font-display text-title font-semibold">{person.name}</p>
            <p lang={person.lang ?? undefined} className="text-ink-muted">
              {person.role}
            </p>
          </>
        )}
        {responseTime && <p className="mt-2 font-semibold">{responseTime}</p>}
      </div>
    </div>
    {benefits && (
      <ul role="list" className={styles.benefits}>
        {benefits.map((benefit, index) => (
          <li key={index} className={styles.benefit}>
            <CheckIcon className={styles.icon} />
            {benefit}
          </li>
        ))}
      </ul>
    )}
    {/* The form has the only filled button. */}
    {actions && actions.length > 0 && (
      <ActionLinks
        actions={actions}
        looks={['quiet', 'text']}
        className={styles.actions}
        onClickCapture={moveToForm}
      />
    )}
  </>
);
