import { Prose } from '../../ui/prose';
import { SectionFrame, SectionHead } from '../../ui/section';
import type { TextContent } from './definition';

/** A longer text beside its heading. */
export default function TextSection({ content }: { content: TextContent }) {
  const { anchor, body } = content;
  return (
    <SectionFrame id={anchor}>
      <div className="page-container gap-x-gutter lg:grid lg:grid-cols-12">
        <SectionHead
          {...content}
          className="top-[calc(var(--header)+2.5rem)] mb-head self-start lg:sticky lg:col-span-5 lg:mb-0"
        />
        <Prose {...body} className="min-w-0 lg:col-span-7" />
      </div>
    </SectionFrame>
  );
}
