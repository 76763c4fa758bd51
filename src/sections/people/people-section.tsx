import { ArrowRightIcon } from '@heroicons/react/24/outline';
import { use } from 'react';
import { ListContext } from '../../entries/entry-list';
import { Sheet } from '../../entries/sheet';
import { Link } from '../../ui/controls/link';
import { MoreLink } from '../../ui/controls/text-link';
import { HeadedSection, SectionFrame, SectionHead } from '../../ui/section';
import type { Section } from '../../content-model/model';
import { PageTitle } from '../page-heading';
import { Portrait } from '../../ui/portrait';
import type { definition, PeopleContent } from './definition';

type Person = PeopleContent['people'][number];

const placeOf = (index: number) => ({ '--of-two': index % 2, '--of-three': index % 3 });

/** On wide screens, each place of a row is higher than the one before, along the crease. */
const step =
  '[--step:clamp(1.5rem,4.5vw,5rem)] md:mt-[calc((1-var(--of-two))*var(--step))] lg:mt-[calc((2-var(--of-three))*var(--step))]';

/** A team: portraits with names and roles. If the section opens the page, the first portraits are on the edge of its sheet. */
export default function PeopleSection({ content, opening }: Section<typeof definition, 'opening'>) {
  const { anchor, people, link } = content;
  const list = (
    <ul
      role="list"
      className="mt-head grid grid-cols-1 gap-x-gutter gap-y-10 md:grid-cols-2 md:gap-y-14 lg:grid-cols-3"
    >
      {people.map((person, index) => (
        <PersonCard key={person.slug} {...person} index={index} />
      ))}
      {link && (
        <li
          className={`group inverse folded-corner panel turning relative flex rounded-large bg-canvas p-[clamp(1.25rem,2vw,2.5rem)] [--fold:clamp(2rem,3.5vw,3.5rem)] max-md:pt-14 md:aspect-4/5 ${step}`}
          style={placeOf(people.length)}
        >
          <Link
            href={link.href}
            className="flex grow items-end justify-between gap-x-6 gap-y-4 self-end font-display text-title font-semibold text-balance text-ink after:absolute after:inset-0 md:text-large"
          >
            {link.title}
            <ArrowRightIcon className="size-8 shrink-0 transition-transform duration-250 group-hover:translate-x-1.5 rtl:-scale-x-100" />
          </Link>
        </li>
      )}
    </ul>
  );
  if (!opening) return <HeadedSection content={content}>{list}</HeadedSection>;
  return (
    <SectionFrame id={anchor} className="pt-0 [--overlap:clamp(5rem,21vw,24rem)]">
      <div className="inverse pt-[calc(var(--header)+clamp(1rem,4svh,4rem))] pb-[calc(var(--overlap)+2rem)] dark:bg-sunken">
        <div className="page-container grid grid-cols-1 items-end gap-x-gutter gap-y-8 lg:grid-cols-12">
          <PageTitle {...opening} className="text-display lg:col-span-7" />
          <SectionHead
            {...content}
            className="lg:col-span-5 lg:pb-3"
            headingClass="text-title"
            introClass="mt-3 [text-wrap:pretty]"
          />
        </div>
      </div>
      <div className="page-container relative -mt-[calc(var(--overlap)+var(--spacing-head))]">{list}</div>
    </SectionFrame>
  );
}

/** A sheet replaces a missing portrait. The link to the posts covers the card. */
function PersonCard({ slug, name, role, text, image, lang, index }: Person & { index: number }) {
  const posts = use(ListContext).authorPages?.[slug];
  // On phones, portraits are on one side of the names and on the other in turn.
  const isAtEnd = index % 2 === 1;
  return (
    <li
      className={`group turning relative min-w-0 max-md:grid max-md:items-end max-md:gap-x-4 ${isAtEnd ? 'max-md:grid-cols-[3fr_5fr]' : 'max-md:grid-cols-[5fr_3fr]'} ${step}`}
      style={placeOf(index)}
    >
      <Portrait
        image={image}
        sizes="(min-width: 64rem) 33vw, (min-width: 48rem) 50vw, 60vw"
        className={`rounded-large transition-[filter] duration-300 [--fold:clamp(2rem,3.5vw,3.5rem)] group-hover:brightness-115 ${isAtEnd ? 'max-md:order-1' : ''}`}
      >
        <Sheet path={slug} className="size-full" />
      </Portrait>
      <div className="md:mt-4">
        <h3 className="text-title md:text-large">{name}</h3>
        <p lang={lang ?? undefined} className="mt-1 text-ink-muted">
          {role}
        </p>
      </div>
      <div className="max-md:order-2 max-md:col-span-full">
        {text && (
          <p lang={lang ?? undefined} className="mt-3 max-w-[30em]">
            {text}
          </p>
        )}
        {posts && <MoreLink href={posts.path} title={posts.title} className="after:absolute after:inset-0" />}
      </div>
    </li>
  );
}
