import { figure, kind, list, sectionHeading, type Data } from '../../content-model';

export const definition = kind('figures', 'Numbers – Two to six numbers with a sentence each.', {
  ...sectionHeading,
  figures: list('The numbers, in order.', figure('One number.'), { min: 2, max: 6 }),
});

export type FiguresContent = Data<typeof definition>;
