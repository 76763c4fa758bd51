import { CheckIcon } from '@heroicons/react/24/outline';
import { graphql } from 'gatsby';
import type { MouseEvent } from 'react';
import { Section, SectionHead } from '../../ui/section';
import { ActionLinks } from '../action-links';
import { ContactForm } from './contact-form';

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

/** The benefits of getting in touch, and the message form. */
export function ContactSection({ content }: { content: Queries.ContactSectionFragment }) {
  const { anchor, title, intro, benefits, actions, form } = content;
  return (
    <Section id={anchor} tone="sunken">
      <div className="page-container grid grid-cols-1 gap-x-gutter gap-y-14 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <SectionHead section={anchor} title={title} intro={intro} />
          <ul className="mt-10 grid max-w-[32rem] border-t border-hairline">
            {benefits.map((benefit, index) => (
              <li key={index} className="flex items-start gap-4 border-b border-hairline py-4">
                <CheckIcon className="mt-1 size-5 shrink-0 text-accent" />
                {benefit}
              </li>
            ))}
          </ul>
          <div onClickCapture={moveToForm}>
            <ActionLinks actions={actions} className="mt-10 *:max-sm:w-full" />
          </div>
        </div>
        <div className="lg:col-span-6 xl:col-span-5 xl:col-start-8">
          <ContactForm content={form} />
        </div>
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment ContactSection on Contact {
    ...ContactFields
  }
`;
