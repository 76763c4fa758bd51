import { type CSSProperties, use } from 'react';
import { ListContext } from '../../entries/pagination';
import { MoreLink } from '../../ui/controls/text-link';
import { FoldEdge } from '../../ui/fold-edge';
import { HeadedSection, SectionFrame, SectionHead } from '../../ui/section';
import { type OpeningProps, PageTitle } from '../page-heading';
import { Portrait } from '../../ui/portrait';
import type { PeopleContent } from './definition';

type Person = PeopleContent['people'][number];

/** A team: portraits with names and roles. If the section opens the page, the first portraits are on the edge of its sheet. */
export default function PeopleSection({ content, opening }: OpeningProps<PeopleContent>) {
  const { anchor, people } = content;
  const list = (
    <ul className="mt-head grid gap-x-gutter gap-y-14 md:grid-cols-2 lg:grid-cols-3 lg:[&>:nth-child(3n+1):nth-last-child(2)]:col-start-2">
      {people.map((person, index) => (
        <PersonCard key={person.slug} {...person} index={index} />
      ))}
    </ul>
  );
  if (!opening) return <HeadedSection content={content}>{list}</HeadedSection>;
  return (
    <SectionFrame id={anchor} className="pt-0 [--overlap:clamp(9rem,21vw,24rem)]">
      <div className="inverse relative overflow-clip pt-[calc(var(--header)+clamp(2rem,9svh,7rem))] pb-[calc(var(--overlap)+2rem)] [--fold:clamp(5rem,13vw,16rem)] dark:bg-sunken">
        <div className="page-container grid grid-cols-1 items-end gap-x-gutter gap-y-8 lg:grid-cols-12">
          <PageTitle {...opening} className="text-display lg:col-span-7" />
          <SectionHead
            {...content}
            className="lg:col-span-5 lg:pb-3"
            headingClass="text-large"
            introClass="mt-3 [text-wrap:pretty]"
          />
        </div>
        <FoldEdge />
      </div>
      <div className="relative page-container -mt-[calc(var(--overlap)+var(--spacing-head))]">{list}</div>
    </SectionFrame>
  );
}

/** The first letters of the first and the last word. */
const initials = (name: string) => name.replace(/^(\S).*?(?:\s(\S)\S*)?$/su, '$1$2');

/** Initials replace a missing portrait. Each portrait of a row is higher than the one before, along the crease. */
function PersonCard({ slug, name, role, text, image, lang, index }: Person & { index: number }) {
  const posts = use(ListContext).authorPages?.[slug];
  return (
    <li
      className={`min-w-0 turning [--step:clamp(1.5rem,4.5vw,5rem)] md:mt-[calc((1-var(--of-two))*var(--step))] lg:mt-[calc((2-var(--of-three))*var(--step))] ${index % 2 ? 'max-md:ms-[18%]' : 'max-md:me-[18%]'}`}
      style={{ '--of-two': index % 2, '--of-three': index % 3 } as CSSProperties}
    >
      <Portrait
        image={image}
        sizes="(min-width: 64rem) 33vw, (min-width: 48rem) 50vw, 80vw"
        className="mb-5 rounded-large [--fold:clamp(2rem,3.5vw,3.5rem)]"
      >
        <span aria-hidden="true" className="font-display text-heading font-semibold">
          {initials(name)}
        </span>
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
