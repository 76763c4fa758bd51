import { FoldEdge } from '../ui/fold-edge';
import { Image } from '../ui/image';
import { ActionLinks } from '../ui/controls/action-links';
import type { PageIntro } from '../content-model/model';
import { visibleLength } from '../ui/visible-length';
import * as styles from './page-heading.module.css';
import * as titleStyles from './page-title.module.css';

/** The page's one heading of level 1. A large one depends on the length of its text or of its longest word. */
export const PageTitle = ({ heading, lang, className = 'text-opening' }: PageTitleProps) => (
  <h1
    lang={lang ?? undefined}
    className={`${titleStyles.title} ${className}`}
    style={{ '--letters': visibleLength(heading), '--longest': longestWord(heading) }}
  >
    {heading}
  </h1>
);

const longestWord = (text: string) => Math.max(...text.split(' ').map(visibleLength));

type PageTitleProps = Pick<PageIntro, 'heading' | 'lang'> & { className?: string };

/** The opening of a page without a hero: its texts on an inverse surface, below its image or beside it on wide screens. */
export const PageHeading = ({ heading, description, image, colour, actions, lang }: PageIntro) => (
  <header
    lang={lang ?? undefined}
    className={`inverse ${styles.header} ${colour ? 'panel' : 'dark:bg-sunken'} ${image ? styles.illustrated : ''}`.trim()}
  >
    {image && (
      <>
        <Image
          {...image}
          alt=""
          // The height decides on wide screens, where an image loses its sides.
          sizes="(min-width: 64rem) max(50vw, 165svh), 100vw"
          className={styles.image}
          isUrgent
        />
        <div aria-hidden="true" className={styles.scrim} />
      </>
    )}
    <div className={`page-container ${styles.content}`}>
      <PageTitle heading={heading} className={image ? titleStyles.beside : undefined} />
      <p className={titleStyles.description}>{description}</p>
      {actions && <ActionLinks actions={actions} className="mt-8" />}
    </div>
    <FoldEdge />
  </header>
);
