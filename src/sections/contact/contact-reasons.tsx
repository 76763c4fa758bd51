import { CheckIcon } from '@heroicons/react/24/outline';
import type { MouseEvent } from 'react';
import { ActionLinks } from '../../ui/controls/action-links';
import { insteadOfNavigation } from '../../ui/controls/instead-of-navigation';
import { Portrait } from '../../ui/portrait';
import type { ContactContent } from './definition';
import * as styles from './contact-reasons.module.css';

/** A link to the page that shows it moves to the form: the router would scroll to the top of the same page. */
function moveToForm(event: MouseEvent<HTMLElement>): void {
  const link = (event.target as Element).closest('a');
  if (link?.href !== window.location.origin + window.location.pathname) return;
  const section = event.currentTarget.closest('section');
  const firstField = section?.querySelector<HTMLElement>('input, select, textarea');
  insteadOfNavigation(() => firstField?.focus())(event);
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
