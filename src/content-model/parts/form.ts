import { words } from '../builders';
import { choice, endpoint, flag, group, list, pattern, text } from '../field-types';
import type { Data } from '../schema';
import { link } from './link';

export const destination = {
  endpoint: endpoint(
    'Address of the service – The public address that receives the form. A path such as / is an address of this site, for a host that receives forms.',
  ),
  'answer?': choice(
    "`message`, the default: the site reads the answer and shows its own confirmation. `page`: the browser opens the service's answer, for services that let no other site read it.",
    ['message', 'page'],
  ),
};

export const ownDestination = group(
  'FormDestination',
  'Another address for this form than that in forms.json, if forms go to another service there.',
  destination,
  { shared: true },
);

/**
 * What a service calls a field. The site uses the excluded names itself, or React reads the property of the form that a
 * field of this name hides.
 */
export const fieldName = (description: string) =>
  pattern(
    String.raw`^(?!(form-name|_gotcha|consent|closest|contains|elements|reset|ownerDocument|(append|remove)Child|insertBefore|(set|remove)Attribute|node(Name|Type|Value)|parent(Node|Element)|(first|last)Child|(next|previous)Sibling|remove)$)[A-Za-z_][\w.:[\]-]{0,59}$`,
    description,
    {
      expected:
        'expected a short name such as "email", of letters, digits and hyphens, that does not start with a digit and that the site does not use itself',
      shared: true,
    },
  );

const limit = (description: string) =>
  pattern(String.raw`^([+-]?\d+(\.\d+)?|\d{4}-\d{2}-\d{2}|([01]\d|2[0-3]):[0-5]\d)$`, description, {
    expected: 'expected a number such as 400, a day such as 2026-05-01 or "+1", or a time such as 18:30',
    shared: true,
  });

const limits = group(
  'FormLimits',
  'What a number, a day or a time may be.',
  {
    'min?': limit('The first one. For a day, "+1" is tomorrow, and "+0" today.'),
    'max?': limit('The last one. For a day, "+90" is in 90 days.'),
    'step?': pattern(
      String.raw`^\d+(\.\d+)?$`,
      'The pause between two of them: of numbers, days, or minutes. Without it, every number of any precision, day and minute.',
      { expected: 'expected a number such as 15', shared: true },
    ),
    'closed?': text(
      140,
      'Visitors cannot choose days on which you are closed, or times at which you are on the day in the field directly before, by the opening hours and special days in site.json. These words tell them.',
    ),
  },
  { rare: true },
);

const condition = group(
  'FormCondition',
  'The field appears only for an answer to an earlier field, and is not sent otherwise.',
  {
    field: fieldName('The name of the earlier field.'),
    answers: list('The answers, as visitors see them. A checked box is `on`.', text(60, 'One answer.'), {
      max: 12,
      unique: true,
    }),
  },
  { rare: true },
);

const field = group('FormField', 'One field of the form.', {
  type: choice(
    'What visitors enter. A choice has options, and a long text has five lines.',
    words('text email tel number date time textarea select radio checkbox file'),
    {
      ...{
        email: 'E-mail address',
        tel: 'Telephone number',
        textarea: 'Long text',
        select: 'Choice from a list',
      },
      ...{ radio: 'Choice with buttons', checkbox: 'Box to check' },
    },
  ),
  name: fieldName('The name that arrives with what the visitor enters.'),
  label: text(140, "The field's name, above it. A checkbox has it beside it."),
  'placeholder?': text(40, 'The grey text in the empty field, or the first line of a choice from a list.'),
  'autocomplete?': choice(
    'Filled in by the browser – What the browser may fill in. Without it: the address in fields of the types email and tel, otherwise nothing.',
    words(
      'name given-name family-name organization organization-title email tel street-address postal-code',
      'address-level2 country-name bday url off',
    ),
  ),
  'required?': flag('Whether the form can only be sent with this field. Without it: no.'),
  'options?': list('The choices of a field for a choice.', text(60, 'One choice.'), {
    min: 2,
    max: 30,
    unique: true,
  }),
  'limits?': limits,
  'shownFor?': condition,
});

export const form = group('Form', 'The form.', {
  name: pattern(
    // A form hides the property of the document that has its name.
    '^(?!(newsletter|body|cookie|fonts|head|title)$)[a-z][a-z0-9-]{0,39}$',
    'The name that arrives with each message, as form-name. The forms of a page have different names.',
    {
      expected:
        'expected small letters, digits and hyphens, such as "application", but no name that the site uses, such as "newsletter"',
      shared: true,
    },
  ),
  title: text(40, "The form's heading."),
  fields: list('The fields, in order.', field, { max: 16, uniqueBy: 'name' }),
  'privacy?': group('FormPrivacy', 'A sentence below the fields about what happens to the message.', {
    text: text(200, 'The sentence.'),
    'link?': link('A link after the sentence.'),
    'consent?': flag('true: the sentence is beside a box, named consent, that visitors have to check.', {
      shared: true,
    }),
  }),
  submit: text(24, 'The words on the button.'),
  sending: text(24, 'The words on the button while the message is sent.'),
  sentTitle: text(32, 'The heading once the message has been sent.'),
  sentText: text(140, 'The sentence below that heading.'),
  'delivery?': ownDestination,
});

export type FormContent = Data<typeof form>;
/** Pages query rare keys only if the content has them. */
export type FormFieldData = Omit<Data<typeof field>, 'limits' | 'shownFor'> &
  Partial<Pick<Data<typeof field>, 'limits' | 'shownFor'>>;
export type DestinationData = FormContent['delivery'];
