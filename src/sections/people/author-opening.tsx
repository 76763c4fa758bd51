import { Sheet } from '../../entries/sheet';
import { FoldEdge } from '../../ui/fold-edge';
import { Portrait } from '../../ui/portrait';
import { type Opening, PageTitle } from '../page-heading';
import type { PersonData } from '../../content-model/collections/person';

/** The opening of an author's posts: the heading beside the portrait, whose last fifth is on the page below. */
export const AuthorOpening = ({
  slug,
  role,
  text,
  image,
  lang,
  opening,
}: PersonData & { opening: Opening }) => (
  <header className="[--portrait:clamp(min(13rem,58vw),30vw,33.5rem)]">
    <div className="inverse relative flex flex-col justify-end overflow-x-clip pt-[calc(var(--header)+1.5rem)] pb-[calc(var(--portrait)+1.5rem)] [--fold:clamp(4rem,8vw,9rem)] md:min-h-[calc(var(--header)+2rem+var(--portrait))] md:pb-8 dark:bg-sunken">
      <div className="page-container">
        <PageTitle
          {...opening}
          className="text-display md:ms-[calc(var(--portrait)+var(--spacing-gutter)*1.5)] md:pe-[calc(var(--fold)*1.7)]"
        />
      </div>
      <FoldEdge />
    </div>
    <div className="relative page-container -mt-(--portrait) md:flex md:gap-x-[calc(var(--spacing-gutter)*1.5)]">
      <Portrait
        image={image}
        sizes="(min-width: 112rem) 33.5rem, max(13rem, 30vw)"
        className="w-(--portrait) shrink-0 rounded-large [--fold:clamp(2rem,3.5vw,3.5rem)] print:hidden"
      >
        <Sheet path={slug} className="size-full" />
      </Portrait>
      <div
        lang={lang ?? undefined}
        className="mt-6 max-w-[30em] min-w-0 md:mt-[calc(var(--portrait)+1.5rem)]"
      >
        <p className="text-title font-semibold">{role}</p>
        {text && <p className="mt-2 text-lead text-ink-muted">{text}</p>}
      </div>
    </div>
  </header>
);
