import {
  decoration,
  group,
  kind,
  list,
  optional,
  sectionIntro,
  sectionTitle,
  text,
  type Data,
} from '../../content-model';

export const definition = kind('logos', 'The names of clients, set in large type or as logos.', {
  title: sectionTitle('Who we work for'),
  intro: sectionIntro('Shops, ports and theatres, most of them for more than one project.'),
  logos: list(
    'The clients, in order.',
    group('ClientLogo', 'One client.', {
      name: text(
        40,
        'The name of the client. It also names the logo for people who cannot see it.',
        'Harbour & Pine',
      ),
      image: optional(
        decoration(
          'The logo, dark on a white or transparent background. It is shown in grey, and light in the dark theme. Without it, the name is set in type.',
          { place: "a client's logo", minWidth: 96, minHeight: 96 },
        ),
      ),
    }),
    { max: 40, uniqueBy: 'name' },
  ),
});

export type LogosContent = Data<typeof definition>;
