import { kind, list, reference, sectionIntro, sectionTitle, type Data } from '../../content-model';
import { person } from '../../content-model/collections/person';

export const definition = kind('people', 'A team: portraits with names and roles.', {
  title: sectionTitle('The people you will work with'),
  intro: sectionIntro('Four people, one table. You meet all of them in the first call.'),
  people: list(
    'The people, in order.',
    reference('The name of a file in people/, without .json.', person, 'ada-wells'),
    { max: 24, unique: true, example: ['ada-wells'] },
  ),
});

export type PeopleContent = Data<typeof definition>;
