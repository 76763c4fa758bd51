import type { PersonData } from '../../content-model/collections/person';
import type { PageLink } from '../../content-model/entry';
import type { PageIntro } from '../../content-model/model';
import { AuthorOpening } from '../author-opening';
import { PersonDetails } from './person-details';
import * as styles from './person-page.module.css';

interface PersonPageProps {
  person: PersonData;
  opening: PageIntro;
  back?: PageLink | null;
}

/** A person on a page of their own. Their posts are the section below. */
export const PersonPage = ({ person, opening, back }: PersonPageProps) => (
  <>
    <AuthorOpening {...person} opening={opening} back={back} />
    {(person.about ?? person.details) && (
      <div className={`page-container ${styles.person}`} lang={person.lang ?? undefined}>
        {person.about && (
          <div className={styles.about}>
            {person.about.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        )}
        {person.details && (
          <div className={styles.details}>
            <PersonDetails {...person.details} />
          </div>
        )}
      </div>
    )}
  </>
);
