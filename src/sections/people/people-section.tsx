import { ArrowRightIcon } from '@heroicons/react/24/outline';
import { type CSSProperties, use } from 'react';
import { ListContext } from '../../entries/pagination';
import { Sheet } from '../../entries/sheet';
import { Link } from '../../ui/controls/link';
import { MoreLink } from '../../ui/controls/text-link';
import { HeadedSection, SectionFrame, SectionHead } from '../../ui/section';
import { type OpeningProps, PageTitle } from '../page-heading';
import { Portrait } from '../../ui/portrait';
import type { PeopleContent } from './definition';

type Person = PeopleContent['people'][number];

/** On phones, portraits are at alternating sides. */
const placeOf = (index: number) => ({
  side: index % 2 ? 'max-md:ms-[18%]' : 'max-md:me-[18%]',
  style: { '--of-two': index % 2, '--of-three': index % 3 } as CSSProperties,
});

/** Each place of a row is higher than the one before, along the crease. */
const step =
  '[--step:clamp(1.5rem,4.5vw,5rem)] md:mt-[calc((1-var(--of-two))*var(--step))] lg:mt-[calc((2-var(--of-three))*var(--step))]';

/** A team: portraits with names and roles. If the section opens the page, the first portraits are on the edge of its sheet. */
export default function PeopleSection({ content, opening }: OpeningProps<PeopleContent>) {
  const { anchor, people, link } = content;
  const last = placeOf(people.length);
  const list = (
    <ul className="mt-head grid gap-x-gutter gap-y-14 md:grid-cols-2 lg:grid-cols-3">
      {people.map((person, index) => (
        <PersonCard key={person.slug} {...person} index={index} />
      ))}
      {link && (
        <li
          className={`group inverse folded-corner relative flex rounded-large bg-canvas panel p-[clamp(1.25rem,2vw,2.5rem)] turning [--fold:clamp(2rem,3.5vw,3.5rem)] max-md:pt-24 md:aspect-4/5 ${step} ${last.side}`}
          style={last.style}
        >
          <Link
            href={link.href}
            className="flex grow items-end justify-between gap-6 self-end font-display text-large font-semibold text-balance text-ink after:absolute after:inset-0"
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
    <SectionFrame id={anchor} className="pt-0 [--overlap:clamp(9rem,21vw,24rem)]">
      <div className="inverse pt-[calc(var(--header)+clamp(2rem,9svh,7rem))] pb-[calc(var(--overlap)+2rem)] dark:bg-sunken">
        <div className="page-container grid grid-cols-1 items-end gap-x-gutter gap-y-8 lg:grid-cols-12">
          <PageTitle {...opening} className="text-display lg:col-span-7" />
          <SectionHead
            {...content}
            className="lg:col-span-5 lg:pb-3"
            headingClass="text-large"
            introClass="mt-3 [text-wrap:pretty]"
          />
        </div>
      </div>
      <div className="relative page-container -mt-[calc(var(--overlap)+var(--spacing-head))]">{list}</div>
    </SectionFrame>
  );
}

/** A sheet replaces a missing portrait. */
function PersonCard({ slug, name, role, text, image, lang, index }: Person & { index: number }) {
  const { side, style } = placeOf(index);
  const posts = use(ListContext).authorPages?.[slug];
  return (
    <li className={`min-w-0 turning ${step} ${side}`} style={style}>
      <Portrait
        image={image}
        sizes="(min-width: 64rem) 33vw, (min-width: 48rem) 50vw, 80vw"
        className="mb-5 rounded-large [--fold:clamp(2rem,3.5vw,3.5rem)]"
      >
        <Sheet path={slug} className="size-full" />
      </Portrait>
      <h3 className="text-large">{name}</h3>
      <div lang={lang ?? undefined}>
        <p className="mt-1 text-ink-muted">{role}</p>
        {text && <p className="mt-3 max-w-[30em]">{text}</p>}
      </div>
      {posts && <MoreLink href={posts.path} title={posts.title} />}
    </li>
  );
}
