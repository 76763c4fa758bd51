import { ArrowRightIcon } from '@heroicons/react/24/outline';
import { use } from 'react';
import { ListContext } from '../../entries/list/entry-list';
import { CoverPlaceholder } from '../../entries/list/cover-placeholder';
import { Link } from '../../ui/controls/link';
import { MoreLink } from '../../ui/controls/text-link';
import { Image } from '../../ui/image';
import { HeadedSection, SectionFrame, SectionHead } from '../../ui/section';
import type { Section } from '../../content-model/model';
import { PageTitle } from '../page-heading';
import { Portrait } from '../../ui/portrait';
import { PersonDetails } from './person-details';
import { PersonPage } from './person-page';
import type { definition, PeopleContent } from './definition';
import * as styles from './people.module.css';

type Person = PeopleContent['people'][number];

const portraitSizes = '(min-width: 64rem) 33vw, (min-width: 48rem) 50vw, 60vw';

const placeOf = (index: number) => ({ '--of-two': index % 2, '--of-three': index % 3 });

/** A team: portraits with names and roles. If the section opens the page, the first portraits are on the edge of its sheet. */
export default function PeopleSection({ content, opening }: Section<typeof definition, 'opening'>) {
  const { anchor, people, link, linkImage } = content;
  const { author, back } = use(ListContext);
  if (author && opening) return <PersonPage person={author} opening={opening} back={back} />;
  const list = (
    <ul role="list" className={styles.people}>
      {people.map((person, index) => (
        <PersonCard key={person.slug} {...person} index={index} />
      ))}
      {link && (
        <li
          className={`inverse folded-corner panel fold-on-hover ${styles.more}`}
          style={placeOf(people.length)}
        >
          {linkImage && <Image {...linkImage} alt="" sizes={portraitSizes} className={styles.linkImage} />}
          <Link href={link.href} className={styles.link}>
            {link.title}
            <ArrowRightIcon className={styles.arrow} />
          </Link>
        </li>
      )}
    </ul>
  );
  if (!opening) return <HeadedSection content={content}>{list}</HeadedSection>;
  return (
    <SectionFrame id={anchor} className={styles.opening}>
      <div className={`inverse dark:bg-sunken ${styles.banner}`}>
        <div className={`page-container ${styles.head}`}>
          <PageTitle {...opening} className={styles.title} />
          <SectionHead {...content} className={styles.intro} headingClass="text-title" />
        </div>
      </div>
      <div className={`page-container ${styles.overlapping}`}>{list}</div>
    </SectionFrame>
  );
}

/** A sheet replaces a missing portrait. The link to the posts covers the card. */
function PersonCard({ slug, name, role, text, image, details, lang, index }: Person & { index: number }) {
  const posts = use(ListContext).namedPages?.[slug];
  // On phones, portraits are on one side of the names and on the other in turn.
  const isAtEnd = index % 2 === 1;
  // A page of their own has their name, which is on the card.
  const hasPage = posts?.title === name;
  return (
    <li
      className={`fold-on-hover ${styles.person} ${isAtEnd ? styles.atEnd : ''}`.trim()}
      style={placeOf(index)}
    >
      <Portrait
        image={image}
        second={image?.second}
        sizes={portraitSizes}
        className={`folded-corner ${styles.portrait}`}
      >
        <CoverPlaceholder path={slug} className="size-full" />
      </Portrait>
      <div className="md:mt-4">
        <h3 className="text-title md:text-large">
          {hasPage ? (
            <Link href={posts.path} className={styles.posts}>
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        <p lang={lang ?? undefined} className="mt-1 text-ink-muted">
          {role}
        </p>
      </div>
      <div className={styles.about}>
        {text && (
          <p lang={lang ?? undefined} className={styles.text}>
            {text}
          </p>
        )}
        {details && <PersonDetails {...details} />}
        {posts && !hasPage && <MoreLink href={posts.path} title={posts.title} className={styles.posts} />}
      </div>
    </li>
  );
}
