import type { FAQPage } from 'schema-dts';
import type { Value } from '../../content-model';
import type { DataContext } from '../../content-model/kind';
import type { definition } from './definition';

/** A page has one `FAQPage`. */
export const structuredData = (
  sections: readonly Value<typeof definition>[],
  { wordsOf }: DataContext,
): FAQPage[] => [
  {
    '@type': 'FAQPage',
    mainEntity: sections
      .flatMap(({ questions }) => questions)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: wordsOf(answer) },
      })),
  },
];
