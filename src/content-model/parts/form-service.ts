import { email, group, href, integer, list, template, text } from '../field-types';
import type { Value } from '../schema';

/** What the form service needs besides the forms. No page has it. */
export const formService = group(
  'FormService',
  'What the form service of the site does with messages, and its words. Only a delivery by that service uses it.',
  {
    'notify?': list(
      'Who gets an e-mail about each message. Without it: the address in site.json.',
      email('One address.'),
      { max: 5, shared: true },
    ),
    'keepDays?': integer('How many days messages are kept. Without it: 180.', { min: 1, max: 3650 }),
    'sentPage?': href(
      'A page of the site that thanks visitors without JavaScript. Without it, the service shows the words of the form.',
    ),
    'receipt?': group('FormReceipt', 'An e-mail to visitors that says that their message has arrived.', {
      subject: text(80, 'The subject of the e-mail.'),
      text: text(1000, 'The e-mail. It does not repeat what the visitor wrote.'),
    }),
    newsletter: group('NewsletterService', 'The words for those who subscribe to the newsletter.', {
      subject: text(80, 'The subject of the e-mail that asks for confirmation.'),
      text: text(1000, 'The e-mail, above the address that confirms.'),
      confirm: text(40, 'The button that confirms.'),
      confirmed: text(140, 'The sentence after that.'),
      leave: text(40, 'The button that ends the subscription.'),
      left: text(140, 'The sentence after that.'),
      expired: text(140, 'The sentence at an address that is too old or incomplete.'),
    }),
    tooMany: text(140, 'The sentence for somebody who sends very many messages.'),
    messages: group('FormMessages', 'The messages at fields.', {
      required: text(80, 'A field is empty.'),
      invalid: text(80, 'A field has something that it does not take.'),
      email: text(80, 'It is not an e-mail address.'),
      number: text(80, 'It is not a number.'),
      date: text(80, 'It is not a day of the calendar.'),
      time: text(80, 'It is not a time of the day.'),
      long: template(80, 'A text is too long. {limit} is replaced by the number of characters.'),
      least: template(
        80,
        'A number, day or time is too small or early. {limit} is replaced by the first one.',
      ),
      most: template(80, 'A number, day or time is too large or late. {limit} is replaced by the last one.'),
      step: template(80, 'A number, day or time is between the steps. {limit} is replaced by the step.'),
      file: text(120, 'A file is of a type that the service does not take, or not what its name says.'),
      size: template(80, 'A file is too large. {limit} is replaced by megabytes.'),
    }),
  },
);

export type FormServiceWords = Value<typeof formService>;
