import { figure, kind, list, sectionIntro, sectionTitle, type Data } from '../../content-model';

export const definition = kind('figures', 'Two to six numbers with a sentence each.', {
  title: sectionTitle('The studio in numbers'),
  intro: sectionIntro('All of them are checked once a year.'),
  figures: list('The numbers, in order.', figure('One number.'), { min: 2, max: 6 }),
});

export type FiguresContent = Data<typeof definition>;
