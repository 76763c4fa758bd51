import { ActionLinks } from '../../ui/controls/action-links';
import { Image } from '../../ui/image';
import { SectionFrame, SectionHead } from '../../ui/section';
import type { Section } from '../../content-model/model';
import * as styles from './call-to-action.module.css';
import type { definition } from './definition';

export default function CallToActionSection({ content, isLast }: Section<typeof definition, 'isLast'>) {
  const { anchor, title, text, image, actions } = content;
  return (
    <SectionFrame id={anchor} className={styles.section}>
      <div className={`inverse folded-corner panel ${styles.surface} ${isLast ? styles.last : ''}`.trim()}>
        {image && (
          <div className={styles.picture}>
            <Image
              {...image}
              alt=""
              sizes="(min-width: 64rem) 45vw, 1px"
              className="size-full object-cover"
            />
          </div>
        )}
        <div className={image ? styles.beside : styles.text}>
          <SectionHead anchor={anchor} title={title} intro={text} />
          <ActionLinks actions={actions} className="mt-10" />
        </div>
      </div>
    </SectionFrame>
  );
}
