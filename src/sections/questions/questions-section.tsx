import { ChevronDownIcon } from '@heroicons/react/24/outline';
import { MoreLink } from '../../ui/controls/text-link';
import { InlineProse } from '../../ui/prose/prose';
import { SectionFrame, SectionHead } from '../../ui/section';
import type { QuestionsContent } from './definition';

type Question = QuestionsContent['questions'][number];

export default function QuestionsSection({ content }: { content: QuestionsContent }) {
  const { anchor, questions } = content;
  return (
    <SectionFrame id={anchor}>
      <div className="page-container grid grid-cols-1 gap-x-gutter gap-y-head lg:grid-cols-12">
        <div className="lg:col-span-5">
          <SectionHead {...content} className="lg:sticky lg:top-28 print:static" />
        </div>
        <div className="border-b border-hairline lg:col-span-7 xl:col-span-6 xl:col-start-7">
          {questions.map((question) => (
            <QuestionDetails key={question.question} {...question} />
          ))}
        </div>
      </div>
    </SectionFrame>
  );
}

/** The native element works without scripts, and find-in-page opens it. All answers are printed. */
const QuestionDetails = ({ question, answer, link }: Question) => (
  <details className="group break-inside-avoid border-t border-hairline print:details-content:[content-visibility:visible]">
    <summary className="flex cursor-pointer list-none items-start justify-between gap-6 py-6 transition-control hover:text-accent [&::-webkit-details-marker]:hidden">
      <h3 className="text-title">{question}</h3>
      <ChevronDownIcon className="mt-0.5 size-6 shrink-0 transition-transform duration-200 group-open:rotate-180 print:hidden" />
    </summary>
    <div className="pe-12 pb-8 group-open:animate-enter">
      <p className="max-w-[34em] text-ink-muted">
        <InlineProse {...answer} />
      </p>
      {link && <MoreLink href={link.href} title={link.title} />}
    </div>
  </details>
);
