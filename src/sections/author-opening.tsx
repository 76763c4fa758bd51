import type { PersonData } from '../content-model/collections/person';
import type { PageLink } from '../content-model/entry';
import type { PageIntro } from '../content-model/model';
import { PageTitle } from './page-heading';
import { Portrait } from '../ui/portrait';
import * as styles from './author-opening.module.css';
import { BackLink } from '../entries/entry-links';
import { CoverPlaceholder, placeholderColour } from '../entries/list/cover-placeholder';

type AuthorOpeningProps = PersonData & { opening: PageIntro; back?: PageLink | null };

/** The opening of a person's page, or of their posts, on a sheet: the portrait at the edge of the screen and on to the page, and the way back to the team. */
export const AuthorOpening = ({ opening, back, ...person }: AuthorOpeningProps) => (
  <header className={`inverse panel ${styles.author}`} style={{ '--panel': placeholderColour(person.slug) }}>
    <div className={`page-container ${styles.columns}`}>
      <Portrait
        image={person.image}
        sizes="(min-width: 48rem) 50vw, 100vw"
        className={`folded-corner ${styles.portrait}`}
      >
        <CoverPlaceholder path={person.slug} className="size-full" />
      </Portrait>
      <div className={styles.words}>
        {back && <BackLink {...back} />}
        <PageTitle {...opening} className="mt-auto text-opening leading-none" />
        <div lang={person.lang ?? undefined} className={styles.facts}>
          <p className="text-ink-muted">{person.role}</p>
          {person.text && <p className={styles.text}>{person.text}</p>}
        </div>
      </div>
    </div>
  </header>
);
