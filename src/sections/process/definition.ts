import {
  choice,
  colour,
  group,
  icon,
  image,
  kind,
  list,
  sectionHeading,
  text,
  type Data,
} from '../../content-model';

export const definition = kind('process', 'Steps – Numbered steps along a line.', {
  ...sectionHeading,
  steps: list(
    'The steps, in order. They are numbered automatically.',
    group(
      'ProcessStep',
      'One step.',
      {
        'icon?': icon('The icon on the path.'),
        title: text(20, 'The name of the step.'),
        description: text(240, 'What happens in it: about two lines beside a picture, more without one.'),
        colour: colour("The colour of the step's panel."),
        'illustration?': choice(
          'An illustration of what the step produces: notes of an interview, a page with the scope, a wireframe, a change of code, a test on a phone, or a release note. Leave out it and the image for a step whose text fills the panel.',
          ['notes', 'scope', 'wireframe', 'diff', 'device', 'release'],
        ),
        'image?': image(
          'An image of the work, in place of an illustration.',
          'the image of a step',
          [1200, 660],
          { breakpoints: [480, 800, 1200] },
        ),
      },
      { alternatives: ['illustration', 'image'] },
    ),
    { max: 12 },
  ),
});

export type ProcessContent = Data<typeof definition>;
