import {
  decoration,
  flag,
  kind,
  link,
  list,
  reference,
  sectionHeading,
  type Data,
} from '../../content-model';
import { definition as person } from '../../content-model/collections/person';

export const definition = kind(
  'people',
  'Team – A team: portraits with names and roles.',
  {
    ...sectionHeading,
    people: list('The people, in order.', reference('One person.', person), { max: 24, unique: true }),
    'pages?': flag(
      'Gives each of these people a page below that of the team, such as /team/ada-wells, with details, text and posts. Links from cards and posts lead there.',
    ),
    'link?': link('Large, in the place after the last person, such as "We are looking for two more".'),
    'linkImage?': decoration(
      'The image above that link, in portrait format. Phones show its middle.',
      'the image of the last card of a team',
      [900, 1125],
      { breakpoints: [480, 900] },
    ),
  },
  { opensPage: true },
);

export type PeopleContent = Data<typeof definition>;
