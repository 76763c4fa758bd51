import { parseCases } from '../content-edits';

const team =
  '{ "$schema": "../schemas/people.schema.json", "kind": "people", "title": "Team", "intro": "All.", "people": ["ada"] }';
const ada = '{ "$schema": "../schemas/person.schema.json", "name": "Ada", "role": "Design" }';

/** What can be wrong with a collection, such as people. */
export const badEntries = parseCases`
write: sections/team.json → ${team}
  content/sections/team.json:1:110 people[0]: entry of people/ 'ada' is unknown, expected a file in people/
write: sections/team.json → ${team}
folder: people
write: people/adah.json → ${ada}
  content/sections/team.json:1:110 people[0]: entry of people/ 'ada' is unknown; did you mean 'adah'?
folder: people
write: people/ada.json → ${ada.replace('role', 'rol')}
  content/people/ada.json:1:62 rol: unknown key "rol"; did you mean 'role'?
folder: people
write: people/Ada Wells.json → ${ada}
  content/people/Ada Wells.json:1:1: unknown file, expected a name in people/ such as "a-name-2.json"
`;
