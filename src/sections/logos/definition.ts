import { decoration, group, kind, list, sectionHeading, text, type Data } from '../../content-model';

export const definition = kind(
  'logos',
  'Logos of clients – The names of clients, set in large type or as logos.',
  {
    ...sectionHeading,
    logos: list(
      'The clients, in order.',
      group('ClientLogo', 'One client.', {
        name: text(40, 'The name of the client. It also names the logo for people who cannot see it.'),
        'image?': decoration(
          'The logo, dark on a white or transparent background. It is shown in grey, and light in the dark theme. Without it, the name is set in type.',
          "a client's logo",
          [96, 96],
          { breakpoints: [240, 480] },
        ),
      }),
      { max: 40, uniqueBy: 'name' },
    ),
  },
);

export type LogosContent = Data<typeof definition>;
