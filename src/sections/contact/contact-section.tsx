import { CheckIcon } from '@heroicons/react/24/outline';
import type { MouseEvent } from 'react';
import { ActionLinks } from '../../ui/controls/action-links';
import { Portrait } from '../../ui/portrait';
import { SectionFrame, SectionHead } from '../../ui/section';
import { type OpeningProps, PageTitle } from '../page-heading';
import { ContactForm } from './contact-form';
import type { ContactContent } from './definition';
import * as styles from './contact.module.css';

/** A link to the page that shows it moves to the form: the router would scroll to the top of the same page. */
function moveToForm(event: MouseEvent<HTMLElement>): void {
  const link = (event.target as Element).closest('a');
  // With a key the browser opens a tab or a window.
  const hasKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (hasKey || link?.href !== window.location.origin + window.location.pathname) return;
  event.preventDefault();
  event.stopPropagation();
  event.currentTarget.closest('section')?.querySelector<HTMLElement>('input, select, textarea')?.focus();
}

/**
 * Who answers, the benefits of getting in touch, and the message form, a sheet that ends below the section. If the section
 * opens the page, the form comes first.
 */
export default function ContactSection({ content, opening }: OpeningProps<ContactContent>) {
  const reasons = <ContactReasons {...content} />;
  // Beside a long form the reasons stay on the screen. Without them, the portrait is at its foot.
  const beside = content.benefits
    ? 'self-start lg:sticky lg:top-[calc(var(--header)+2rem)]'
    : 'lg:flex lg:flex-col';
  return (
    <SectionFrame
      id={content.anchor}
      tone="panel"
      className={`${styles.section} ${opening ? 'pt-[calc(var(--header)+clamp(1rem,5svh,5rem))]' : 'max-lg:pb-0'}`}
    >
      <div className="page-container grid grid-cols-1 gap-x-gutter gap-y-14 lg:grid-cols-12">
        <div className={`lg:col-span-6 lg:pe-12 ${opening ? '' : beside}`}>
          {opening && <PageTitle {...opening} className="text-display" />}
          <SectionHead
            {...content}
            {...(opening && { className: 'mt-4 lg:mt-10', headingClass: 'text-title', introClass: 'mt-2' })}
          />
          {!opening && reasons}
        </div>
        <ContactForm
          content={content.form}
          className={opening ? 'lg:col-start-7 lg:row-span-2 lg:row-start-1' : ''}
        />
        {opening && <div className="lg:col-span-6 lg:pe-12">{reasons}</div>}
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
      <ul className="mt-10 border-t border-hairline">
        {benefits.map((benefit, index) => (
          <li key={index} className="flex gap-3 border-b border-hairline py-3">
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
