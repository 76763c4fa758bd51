import {
  group,
  kind,
  link,
  list,
  optional,
  reference,
  sectionHeading,
  text,
  type Data,
} from '../../content-model';
import { person } from '../../content-model/collections/person';

/** The words of one field of the form. */
const field = (description: string) =>
  group('FormField', description, {
    label: text(24, "The field's name, above it."),
    placeholder: text(40, 'The grey text in the empty field.'),
  });

export const definition = kind('contact', 'Benefits, buttons and the message form.', {
  ...sectionHeading,
  person: optional(
    reference(
      'Who answers: the name of a file in people/, without .json. Without it, nobody is shown.',
      person,
    ),
  ),
  responseTime: optional(
    text(80, 'How soon an answer comes, in a few words. Without it, the section promises nothing.'),
  ),
  benefits: list('Reasons to get in touch, one line each.', text(60, 'One benefit.'), { max: 8 }),
  actions: list('The buttons beside the form; the first one has an outline.', link('One button.'), {
    min: 0,
    max: 3,
  }),
  form: group('ContactForm', 'The words of the message form.', {
    title: text(40, "The form's heading."),
    name: field("The field for the sender's name."),
    email: field("The field for the sender's e-mail address."),
    message: field('The field for the message.'),
    submit: text(24, 'The words on the button.'),
    sending: text(24, 'The words on the button while the message is sent.'),
    sentTitle: text(32, 'The heading once the message has been sent.'),
    sentText: text(140, 'The sentence below that heading.'),
  }),
});

export type ContactContent = Data<typeof definition>;
