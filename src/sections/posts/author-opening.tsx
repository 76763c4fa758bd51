import { Sheet } from '../../entries/sheet';
import { Topics, type TopicsProps } from '../../entries/topics';
import { Portrait } from '../../ui/portrait';
import { type Opening, PageTitle } from '../page-heading';
import type { PersonData } from '../../content-model/collections/person';

type AuthorOpeningProps = PersonData & { opening: Opening; others?: TopicsProps | undefined };

/** The opening of an author's posts: the portrait from the edge of the screen to its foot, and beside it the way to the others. */
export const AuthorOpening = ({ opening, others, ...person }: AuthorOpeningProps) => (
  <header className="inverse overflow-x-clip pt-(--header) dark:bg-sunken">
    <div className="page-container grid grid-cols-1 gap-x-gutter gap-y-8 md:min-h-[calc(var(--screen)-var(--header))] md:grid-cols-12">
      <Portrait
        image={person.image}
        sizes="(min-width: 48rem) 50vw, 100vw"
        className="[--fold:clamp(4rem,8vw,9rem)] max-md:-mx-gutter max-md:aspect-auto max-md:h-[66vw] md:col-span-5 md:-ms-(--outside) md:aspect-auto print:hidden"
      >
        <Sheet path={person.slug} className="size-full" />
      </Portrait>
      <div className="flex min-w-0 flex-col justify-end gap-y-8 pb-[clamp(2rem,6svh,5rem)] md:col-span-7 md:pt-4">
        {others && <Topics {...others} className="max-md:order-1 md:mb-auto print:hidden" />}
        <PageTitle {...opening} className="text-display" />
        <div lang={person.lang ?? undefined} className="border-t border-hairline pt-5">
          <p className="text-ink-muted">{person.role}</p>
          {person.text && <p className="mt-3 font-display text-large font-semibold">{person.text}</p>}
        </div>
      </div>
    </div>
  </header>
);
