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
import * as styles from './contact.module.css';

/** A link to the page that shows it moves to the form: the router would scroll to the top of the same page. */
function moveToForm(event: MouseEvent<HTMLElement>): void {
  const link = (event.target as Element).closest('a');
  if (link?.href !== window.location.origin + window.location.pathname) return;
  const section = event.currentTarget.closest('section');
  const firstField = section?.querySelector<HTMLElement>('input, select, textarea');
  insteadOfNavigation(() => firstField?.focus())(event);
}

const titleClass = 'text-display lg:text-[length:min(var(--text-display),max(60vw/var(--letters),3rem))]';

/**
 * Who answers, the benefits of getting in touch, and the message form, a sheet that ends below the section. If the section
 * opens the page, all of it is a letter, with its heading on the sheet.
 */
export default function ContactSection({ content, opening }: Section<typeof definition, 'opening'>) {
  const { anchor, form, benefits } = content;
  if (opening)
    return (
      <SectionFrame id={anchor} tone="panel" className="pt-[calc(var(--header)+clamp(0.5rem,3svh,2.5rem))]">
        <div className="page-container">
          <ContactForm
            content={form}
            // On wide screens the letter is a folded sheet, with its crease between heading and form.
            className="gap-x-gutter lg:grid lg:grid-cols-12 lg:bg-[linear-gradient(calc(var(--side)*90deg),transparent_12%,color-mix(in_srgb,var(--panel)_16%,transparent)_41%,transparent_calc(41%+1px))] lg:[--fold:7vw] lg:*:not-data-head:col-span-7 lg:*:not-data-head:col-start-6"
            head={
              <div
                data-head
                className="mb-8 lg:col-span-5 lg:col-start-1 lg:row-span-2 lg:mb-0 lg:flex lg:flex-col"
              >
                <PageTitle {...opening} className={titleClass} />
                <p className="mt-2 flex flex-wrap gap-x-5 lg:hidden">
                  <ContactLinks />
                </p>
                <SectionHead {...content} className="lg:mt-10" headingClass="text-title max-lg:sr-only" />
                <div className="mt-auto pt-10 max-lg:hidden">
                  <ContactDetails />
                </div>
              </div>
            }
          />
          <div className="items-start gap-x-gutter gap-y-8 lg:mt-16 lg:grid lg:grid-cols-[5fr_7fr] lg:*:mt-0">
            <ContactReasons {...content} />
            {/* The first field is on the first screen of a phone: the details follow the form. */}
            <div className="mt-10 lg:hidden">
              <ContactDetails isPlaceOnly />
            </div>
          </div>
        </div>
      </SectionFrame>
    );
  // Beside a long form the reasons stay on the screen. Without them, the portrait is at its foot.
  const beside = benefits ? 'self-start lg:sticky lg:top-[calc(var(--header)+2rem)]' : 'lg:flex lg:flex-col';
  return (
    <SectionFrame id={anchor} tone="panel" className={`${styles.section} max-lg:pb-0`}>
      <div className="page-container grid grid-cols-1 gap-x-gutter gap-y-14 lg:grid-cols-12">
        <div className={`lg:col-span-6 lg:pe-12 ${beside}`}>
          <SectionHead {...content} />
          <ContactReasons {...content} />
        </div>
        <ContactForm content={form} className="lg:col-span-6 lg:-mb-rhythm lg:self-end" />
      </div>
    </SectionFrame>
  );
}

type ContactReasonsProps = Pick<ContactContent, 'person' | 'responseTime' | 'benefits' | 'actions'>;

/** Who answers and how soon, and why to write. Without reasons, the portrait has their place on wide screens. */
export const ContactReasons = ({ person, responseTime, benefits, actions }: ContactReasonsProps) => (
  <>
    <div
      className={`mt-10 flex items-center gap-5 ${benefits ? '' : 'lg:mt-auto lg:flex-col lg:items-start lg:pt-10'}`}
    >
      {person?.image && (
        <Portrait
          image={person.image}
          sizes={benefits ? '7rem' : '(min-width: 64rem) 24rem, 7rem'}
          className={`w-26 shrink-0 rounded-medium [--fold:1.125rem] ${benefits ? '' : 'lg:w-80 lg:[--fold:2.5rem] xl:w-96'}`}
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
      <ul
        role="list"
        className="mt-10 grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-x-gutter"
      >
        {benefits.map((benefit, index) => (
          <li key={index} className="-mt-px flex gap-3 border-y border-hairline py-3">
            <CheckIcon className="mt-1 size-5 shrink-0 text-accent" />
            {benefit}
          </li>
        ))}
      </ul>
    )}
    {/* The form has the only filled button. */}
    {actions && actions.length > 0 && (
      <ActionLinks actions={actions} looks={['quiet', 'text']} className="mt-8" onClickCapture={moveToForm} />
    )}
  </>
);
