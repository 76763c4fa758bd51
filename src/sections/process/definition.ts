import {
  choice,
  colour,
  group,
  icon,
  kind,
  list,
  optional,
  sectionHeading,
  text,
  type Data,
} from '../../content-model';

export const definition = kind('process', 'Numbered steps along a line.', {
  ...sectionHeading,
  steps: list(
    'The steps, in order. They are numbered automatically.',
    group('ProcessStep', 'One step.', {
      icon: icon('The icon on the path.'),
      title: text(20, 'The name of the step.'),
      description: text(90, 'What happens in it, in about two lines.'),
      colour: colour("The colour of the step's panel."),
      illustration: optional(
        choice(
          'An illustration of what the step produces: notes of an interview, a page with the scope, a wireframe, a change of code, a test on a phone, or a release note. Leave it out for a step with text only.',
          ['notes', 'scope', 'wireframe', 'diff', 'device', 'release'],
        ),
      ),
    }),
    { max: 12 },
  ),
});

export type ProcessContent = Data<typeof definition>;
