import { Sheet } from '../../entries/sheet';
import { Portrait } from '../../ui/portrait';
import { type Opening, PageTitle } from '../page-heading';
import type { PersonData } from '../../content-model/collections/person';

/** The opening of an author's posts: the portrait from the edge of the screen to its foot, and the heading beside it. */
export const AuthorOpening = ({ opening, ...person }: PersonData & { opening: Opening }) => (
  <header className="inverse overflow-x-clip pt-(--header) dark:bg-sunken">
    <div className="page-container grid grid-cols-1 gap-x-gutter gap-y-8 md:min-h-[calc(var(--screen)-var(--header))] md:grid-cols-12">
      <Portrait
        image={person.image}
        sizes="(min-width: 48rem) 50vw, 100vw"
        className="[--fold:clamp(4rem,8vw,9rem)] max-md:-mx-gutter max-md:aspect-square md:col-span-5 md:-ms-(--outside) md:aspect-auto print:hidden"
      >
        <Sheet path={person.slug} className="size-full" />
      </Portrait>
      <div className="min-w-0 self-end pb-[clamp(2rem,6svh,5rem)] md:col-span-7">
        <PageTitle {...opening} className="text-display" />
        <div lang={person.lang ?? undefined} className="mt-8 border-t border-hairline pt-5">
          <p className="text-ink-muted">{person.role}</p>
          {person.text && <p className="mt-3 font-display text-large font-semibold">{person.text}</p>}
        </div>
      </div>
    </div>
  </header>
);
