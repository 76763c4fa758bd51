import { contentFile, group, list, text } from '..';

/** Lines of a drawing, which has a place for each. */
const lines = (count: number, max: number, description: string) =>
  list(description, text(max, 'One line.'), { min: count, max: count });

export const illustrations = contentFile(
  'illustrations',
  'The words in the illustrations of steps and services. An illustration that no section shows needs none.',
  {
    'notes?': group('NotesWords', 'Notes of an interview.', {
      title: text(22, 'The heading of the sheet.'),
      quotes: lines(4, 30, 'What was said. The second line is marked, and a phone shows three.'),
      note: lines(2, 14, 'The first paper note.'),
      secondNote: text(12, 'The second paper note, which a phone does not show.'),
    }),
    'scope?': group('ScopeWords', 'A page with the scope.', {
      title: text(20, 'The heading of the sheet.'),
      items: lines(3, 24, 'What is included.'),
      date: text(15, 'The line beside the signature.'),
      later: lines(3, 14, 'The sheet behind: its heading and two lines. A phone does not show it.'),
    }),
    'wireframe?': group('WireframeWords', 'A wireframe.', {
      note: lines(2, 12, 'The paper note beside it.'),
    }),
    'diff?': group('DiffWords', 'A change of code.', {
      title: text(28, 'What the change is for.'),
      code: lines(5, 24, 'The code: a line that stays, one that is removed, and three that are added.'),
    }),
    'device?': group('DeviceWords', 'A test on a phone.', {
      title: text(22, 'The heading of the sheet.'),
      checks: lines(4, 18, 'What is tested. All but the last are done.'),
    }),
    'release?': group('ReleaseWords', 'A release note.', {
      state: text(5, 'The word on the badge.'),
      version: text(8, 'What is beside the badge.'),
      number: text(5, 'A number in large type.'),
      caption: text(32, 'What is counted.'),
    }),
    'tokens?': group('TokensWords', 'The tokens of a design system.', {
      letters: text(2, 'Two letters that show the typeface.'),
      type: text(20, 'The heading above the sizes of type.'),
      heading: text(12, 'A large heading.'),
      title: text(22, 'A title.'),
      text: text(36, 'A text.'),
      note: text(44, 'A small text.'),
      button: text(20, 'The heading above the buttons.'),
      states: lines(4, 10, 'The words on the buttons.'),
      summary: text(56, 'The line at the end.'),
    }),
  },
  { optional: true },
);
