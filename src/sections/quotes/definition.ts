import { kind, list, reference, sectionHeading, type Data } from '../../content-model';
import { definition as quote } from '../../content-model/collections/quote';

export const definition = kind(
  'quotes',
  'Quotes from clients – What clients say. The first of up to four quotes is set in large type, and a single one across the page.',
  {
    title: sectionHeading.title,
    'intro?': sectionHeading.intro,
    quotes: list('The quotes, in order.', reference('One quote.', quote), { max: 12, unique: true }),
  },
);

export type QuotesContent = Data<typeof definition>;
