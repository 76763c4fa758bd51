import { ChevronDownIcon } from '@heroicons/react/24/outline';
import { MoreLink } from '../../ui/controls/text-link';
import { InlineProse } from '../../ui/prose/prose';
import { HeadedSection, SectionFrame, SectionHead } from '../../ui/section';
import type { Section } from '../../content-model/model';
import type { definition, QuestionsContent } from './definition';
import * as styles from './questions.module.css';

type Question = QuestionsContent['questions'][number];

export default function QuestionsSection({ content }: Section<typeof definition>) {
  const { anchor, questions } = content;
  const list = questions.map((question) => <QuestionDetails key={question.question} {...question} />);
  if (__PARTS__.layout !== 'offset')
    return (
      <HeadedSection content={content}>
        <div className={`mt-head ${styles.below}`}>{list}</div>
      </HeadedSection>
    );
  return (
    <SectionFrame id={anchor}>
      <div className={`page-container ${styles.columns}`}>
        <div className={styles.start}>
          <SectionHead {...content} className={styles.head} />
        </div>
        <div className={styles.questions}>{list}</div>
      </div>
    </SectionFrame>
  );
}

/** The native element works without scripts, and find-in-page opens it. */
const QuestionDetails = ({ question, answer, link }: Question) => (
  <details className={styles.question}>
    <summary className={styles.summary}>
      <h3 className={styles.title}>{question}</h3>
      <ChevronDownIcon className={styles.arrow} />
    </summary>
    <div className={styles.answer}>
      <p className={styles.text}>
        <InlineProse {...answer} />
      </p>
      {link && <MoreLink href={link.href} title={link.title} />}
    </div>
  </details>
);
