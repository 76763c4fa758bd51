import { columnSizes, Image } from '../../ui/image';
import { SectionFrame } from '../../ui/section';
import { ActionLinks } from '../../ui/controls/action-links';
import type { Section } from '../../content-model/model';
import { headingId } from '../../content-model/ids';
import type { definition } from './definition';
import * as styles from './image-and-text.module.css';

export default function ImageAndTextSection({ content }: Section<typeof definition>) {
  const { anchor, title, paragraphs, image, imageSide, caption, actions } = content;
  return (
    <SectionFrame id={anchor} className={styles.section}>
      <div className={`page-container ${styles.columns} ${imageSide === 'left' ? styles.left : ''}`.trim()}>
        <div className={styles.text}>
          <h2 id={headingId(anchor)} className="text-large">
            {title}
          </h2>
          <div className={styles.paragraphs}>
            {paragraphs.map((paragraph, index) => (
              <p key={index} className={index === 0 ? 'text-lead' : 'text-ink-muted'}>
                {paragraph}
              </p>
            ))}
          </div>
          {actions && (
            <ActionLinks
              actions={actions}
              className={__PARTS__.layout === 'centred' ? 'mt-8 justify-center' : 'mt-8'}
            />
          )}
        </div>
        <figure className={styles.figure}>
          <div className={styles.frame}>
            <Image {...image} sizes={columnSizes} className={styles.image} />
          </div>
          {caption && (
            <figcaption
              className={`mt-4 text-small text-ink-muted ${__PARTS__.layout === 'centred' ? 'text-center' : ''}`.trim()}
            >
              {caption}
            </figcaption>
          )}
        </figure>
      </div>
    </SectionFrame>
  );
}
