import { ContactDetails, ContactLinks } from '../../layout/contact-details';
import { SectionFrame, SectionHead } from '../../ui/section';
import type { Section } from '../../content-model/model';
import { PageTitle } from '../page-heading';
import { ContactForm } from './contact-form';
import { ContactReasons } from './contact-reasons';
import type { definition } from './definition';
import * as headStyles from './contact-head.module.css';
import * as reasonStyles from './contact-reasons.module.css';
import * as styles from './contact.module.css';

/**
 * Who answers, the benefits of getting in touch, and the message form on a sheet. If the section opens the page, all of it
 * is a letter, with its heading on the sheet.
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
          <div className={reasonStyles.details}>
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
