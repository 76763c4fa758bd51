import { comparison, flag, kind, prose, sectionTitle, text, type Data } from '../../content-model';

export const definition = kind(
  'text',
  'Text – A longer text beside its heading, such as terms or a story.',
  {
    title: sectionTitle,
    'intro?': text(240, 'A sentence or two below the heading.'),
    'sheets?': flag('Whether each part with a heading is a folded sheet.', { shared: true }),
    'dialogue?': flag('Whether the text is a conversation. Each paragraph starts with a name in bold.', {
      shared: true,
    }),
    'comparison?': comparison,
    body: prose(),
  },
  { invites: true },
);

export type TextContent = Data<typeof definition>;
