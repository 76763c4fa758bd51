import { graphql } from 'gatsby';
import type { MouseEvent } from 'react';
import { ButtonLink } from '../../ui/controls/button';
import { Link } from '../../ui/controls/link';
import { checkIcon } from '../../ui/control-icons';
import { Icon } from '../../ui/icon';
import { SectionFrame, SectionHead } from '../../ui/section';
import { ContactForm } from './contact-form';
import { ContactPerson } from './contact-person';
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
  event.currentTarget.closest('section')?.querySelector('input')?.focus();
}

/** Who answers, the benefits of getting in touch, and the message form, a sheet that ends below the section. */
export default function ContactSection({ content }: { content: ContactContent }) {
  const { anchor, person, responseTime, benefits, actions, form } = content;
  return (
    <SectionFrame id={anchor} tone="panel" className={`${styles.section} max-lg:pb-0`}>
      <div className="page-container grid grid-cols-1 gap-x-gutter gap-y-14 lg:grid-cols-12">
        <div className="lg:col-span-6 lg:pr-12">
          <SectionHead {...content} />
          <ContactPerson person={person} responseTime={responseTime} />
          <ul className="mt-10 border-t border-hairline">
            {benefits.map((benefit, index) => (
              <li key={index} className="flex gap-3 border-b border-hairline py-3">
                <Icon icon={checkIcon} className="mt-1 size-5 shrink-0 text-accent" />
                {benefit}
              </li>
            ))}
          </ul>
          {/* The form has the only filled button. */}
          <p className="mt-8 flex flex-wrap gap-x-8 gap-y-4" onClickCapture={moveToForm}>
            {actions.map(({ title, href }, index) =>
              index === 0 ? (
                <ButtonLink key={index} href={href} look="quiet">
                  {title}
                </ButtonLink>
              ) : (
                <Link
                  key={index}
                  href={href}
                  className="transition-control py-2.5 font-semibold underline hover:text-accent"
                >
                  {title}
                </Link>
              ),
            )}
          </p>
        </div>
        <ContactForm content={form} />
      </div>
    </SectionFrame>
  );
}

export const fragment = graphql`
  fragment ContactSection on Contact {
    ...ContactFields
    person {
      ...ContactPerson
    }
  }
`;
