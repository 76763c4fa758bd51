import { SectionFrame, SectionHead } from '../../ui/section';
import { ActionLinks } from '../../ui/controls/action-links';
import type { CallToActionContent } from './definition';

/** A closing line with buttons, on a sheet from the left edge of the page with a folded corner. */
export default function CallToActionSection({ content }: { content: CallToActionContent }) {
  const { anchor, title, text, actions } = content;
  return (
    <SectionFrame id={anchor}>
      <div className="inverse folded-corner relative me-(--outside) break-inside-avoid rounded-ee-large panel ps-(--outside) pe-gutter pt-[calc(var(--fold)*var(--fold-depth)+1rem)] pb-[clamp(2.5rem,5vw,4.5rem)] [--color-ink-muted:var(--color-ink)] [--fold:clamp(4rem,9vw,9rem)] [--outside:max(var(--spacing-gutter),(100%-var(--content))/2)] dark:bg-surface print:py-8 forced-colors:border forced-colors:py-8">
        <div className="items-end gap-x-gutter lg:grid lg:grid-cols-12">
          <SectionHead anchor={anchor} title={title} intro={text} className="lg:col-span-8" />
          <ActionLinks actions={actions} className="mt-10 lg:col-span-4 lg:grid lg:justify-self-end" />
        </div>
      </div>
    </SectionFrame>
  );
}
