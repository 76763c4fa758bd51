import { BackLink } from '../../entries/entry-links';
import { Sheet, sheetColour } from '../../entries/sheet';
import { Portrait } from '../../ui/portrait';
import { type Opening, PageTitle } from '../page-heading';
import type { PersonData } from '../../content-model/collections/person';
import type { PageLink } from '../../content-model/entry';

type AuthorOpeningProps = PersonData & { opening: Opening; back?: PageLink | undefined };

/** The opening of an author's posts, on a sheet: the portrait at the edge of the screen and on to the page, and the way back to the team. */
export const AuthorOpening = ({ opening, back, ...person }: AuthorOpeningProps) => (
  <header
    className="inverse overflow-x-clip panel pt-(--header) [--color-ink-muted:var(--color-ink)] [--overlap:clamp(3rem,8vw,9rem)] md:mb-(--overlap)"
    style={{ '--panel': sheetColour(person.slug) }}
  >
    <div className="page-container grid grid-cols-1 gap-x-gutter gap-y-8 md:min-h-[calc(var(--screen)-var(--header)-var(--overlap))] md:grid-cols-12">
      <Portrait
        image={person.image}
        sizes="(min-width: 48rem) 50vw, 100vw"
        className="[--fold:clamp(4rem,8vw,9rem)] max-md:-mx-gutter max-md:aspect-auto max-md:h-[min(75vw,34svh)] md:col-span-5 md:-ms-(--outside) md:-mb-(--overlap) md:aspect-auto md:rounded-ee-large print:hidden"
      >
        <Sheet path={person.slug} className="size-full" />
      </Portrait>
      <div className="flex min-w-0 flex-col justify-end gap-y-8 pb-[clamp(2rem,5svh,4rem)] md:col-span-7 md:pt-4">
        {back && <BackLink {...back} />}
        <PageTitle {...opening} className="mt-auto text-opening leading-none" />
        <div lang={person.lang ?? undefined} className="border-t border-hairline pt-5">
          <p className="text-ink-muted">{person.role}</p>
          {person.text && (
            <p className="mt-3 font-display text-large font-semibold text-balance">{person.text}</p>
          )}
        </div>
      </div>
    </div>
  </header>
);
