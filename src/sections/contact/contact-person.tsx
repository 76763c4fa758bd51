import { Portrait } from '../../ui/portrait';
import type { ContactContent } from './definition';

interface ContactPersonProps {
  person: ContactContent['person'];
  responseTime: string | null;
}

/** Who answers, and how soon. */
export const ContactPerson = ({ person, responseTime }: ContactPersonProps) => (
  <div className="mt-10 flex items-center gap-5">
    {person?.image && (
      <Portrait
        image={person.image}
        sizes="7rem"
        className="w-26 shrink-0 rounded-medium [--fold:1.125rem]"
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
);
