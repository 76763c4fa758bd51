import { FoldEdge } from '../ui/fold-edge';
import { Image } from '../ui/image';
import { ActionLinks } from '../ui/controls/action-links';
import type { Opening } from '../content-model/model';

/** The page's one heading of level 1. A large one depends on the length of its text or of its longest word. */
export const PageTitle = ({ heading, lang, className = 'text-opening' }: PageTitleProps) => (
  <h1
    lang={lang ?? undefined}
    className={`-ms-[0.04em] ${className}`}
    style={{ '--letters': heading.length, '--longest': longestWord(heading) }}
  >
    {heading}
  </h1>
);

const longestWord = (text: string) => Math.max(...text.split(' ').map((word) => word.length));

type PageTitleProps = Pick<Opening, 'heading' | 'lang'> & { className?: string };

/** The half of an opening with its image, whose slanted side moves with the scroll. */
const beside =
  'lg:w-1/2 lg:view-progress-[exit-crossing] lg:[--cut:calc(8%+20%*var(--progress))] lg:slanted lg:motion:[animation-direction:reverse]';

/** The opening of a page without a hero: its texts on an inverse surface, below its image or beside it on wide screens. */
export const PageHeading = ({ heading, description, image, colour, actions, lang }: Opening) => (
  <header
    lang={lang ?? undefined}
    className={`inverse relative flex flex-col overflow-x-clip [--fold:min(var(--fold-large),9rem)] max-md:[--fold:2.75rem] ${colour ? 'panel' : 'dark:bg-sunken'} ${image ? 'lg:min-h-(--screen)' : ''}`}
  >
    {image && (
      <>
        <Image
          {...image}
          alt=""
          // The height decides on wide screens, where an image loses its sides.
          sizes="(min-width: 64rem) max(50vw, 165svh), 100vw"
          className={`w-full object-cover max-lg:h-[calc(var(--header)+clamp(12rem,36svh,28rem))] max-lg:[clip-path:polygon(var(--start-edge)_0,var(--end-edge)_0,var(--end-edge)_80%,var(--start-edge)_100%)] lg:absolute lg:end-0 lg:top-0 lg:h-full print:hidden ${beside}`}
          isUrgent
        />
        <div
          aria-hidden="true"
          className={`absolute end-0 top-0 h-full bg-linear-[rgb(var(--scrim)/0.8),rgb(var(--scrim)/0.65)_var(--header),rgb(var(--scrim)/0.24)_10rem,transparent_16rem] max-lg:w-full print:hidden ${beside}`}
        />
      </>
    )}
    {/* The corner ends below the heading on wide screens. On phones it grows beside no button. */}
    <div
      className={`page-container relative mt-auto pb-[calc(var(--fold)*var(--fold-depth)*var(--turn))] md:pb-[calc(var(--spacing-edge)-4rem)] print:py-6 ${image ? 'max-lg:-mt-3 lg:pt-28 lg:pb-[8svh]' : 'pt-[calc(var(--header)+14svh)]'}`}
    >
      <PageTitle
        heading={heading}
        className={image ? 'text-beside lg:max-w-1/2 lg:[--share:0.86]' : undefined}
      />
      {/* Beside the corner on wide screens. */}
      <p className="mt-8 max-w-[30em] text-lead md:me-[calc(var(--fold)*1.7)] lg:mt-12 lg:max-w-[45%]">
        {description}
      </p>
      {actions && <ActionLinks actions={actions} className="mt-8" />}
    </div>
    <FoldEdge />
  </header>
);
