import { SectionFrame, SectionHead } from '../../ui/section';
import { ActionLinks } from '../action-links';
import type { CallToActionContent } from './definition';
import * as styles from './call-to-action.module.css';

interface CallToActionProps {
  content: CallToActionContent;
}

/** A closing line with buttons, on a sheet from the left edge of the page with a folded corner. */
export default function CallToActionSection({ content }: CallToActionProps) {
  const { anchor, title, text, actions } = content;
  return (
    <SectionFrame id={anchor}>
      <div
        className={`${styles.sheet} inverse folded-corner relative break-inside-avoid rounded-ee-large dark:bg-surface forced-colors:border`}
      >
        <div className="items-end gap-x-gutter lg:grid lg:grid-cols-12">
          <SectionHead anchor={anchor} title={title} intro={text} className="lg:col-span-8" />
          <ActionLinks actions={actions} className="mt-10 lg:col-span-4 lg:justify-end" />
        </div>
      </div>
    </SectionFrame>
  );
}
