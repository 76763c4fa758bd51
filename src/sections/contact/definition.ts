import { form, kind, link, list, reference, sectionHeading, text, type Data } from '../../content-model';
import { definition as person } from '../../content-model/collections/person';

export const definition = kind(
  'contact',
  'Contact form – A form, and beside it who answers, benefits and buttons.',
  {
    ...sectionHeading,
    'person?': reference('Who answers. Without it, nobody is shown.', person),
    'responseTime?': text(
      80,
      'How soon an answer comes, in a few words. Without it, the section promises nothing.',
    ),
    'benefits?': list('Reasons to get in touch, one line each.', text(60, 'One benefit.'), { max: 8 }),
    'actions?': list('The buttons beside the form; the first one has an outline.', link('One button.'), {
      min: 0,
      max: 3,
    }),
    form,
  },
  { opensPage: true, invites: true },
);

export type ContactContent = Data<typeof definition>;
