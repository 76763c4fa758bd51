import { ContentCopy } from '../check/content-copy';

export const languages = [
  { code: 'en', name: 'English', label: 'Language', locale: 'en-GB' },
  { code: 'de', name: 'Deutsch', label: 'Sprache', locale: 'de-DE' },
  { code: 'fr', name: 'Français', label: 'Langue', locale: 'fr-FR' },
];

const sentence = 'Ein Satz, der lang genug ist für die Ergebnisse einer Suche.';

/** In German: two pages, the footer, and one of two posts. */
const german = {
  'de/pages.json': {
    $schema: '../schemas/pages.schema.json',
    pages: [
      { path: '/', title: 'Papier', description: sentence, heading: 'Papier' },
      { path: '/about', slug: 'ueber-uns', title: 'Über uns', description: sentence, heading: 'Über uns' },
    ],
  },
  'de/people/ada.json': { $schema: '../../schemas/person.schema.json', name: 'Ada', role: 'Gestaltung' },
};

/** Beside the frozen content. */
const english = {
  'people/ada.json': { $schema: '../schemas/person.schema.json', name: 'Ada', role: 'Design' },
  'sections/notes.json': {
    $schema: '../schemas/posts.schema.json',
    kind: 'posts',
    title: 'Notes',
    intro: 'What we write.',
    topics: { label: 'Topics', heading: '{name}', description: `${sentence} {name}` },
    authors: { heading: 'By {name}', description: `${sentence} {name}` },
  },
  'sections/questions.json': {
    $schema: '../schemas/questions.schema.json',
    kind: 'questions',
    title: 'Questions',
    intro: 'What clients ask.',
    questions: [
      { question: 'Who?', answer: 'We are [a studio](/about#questions) with [notes](/blog/first#first).' },
      { question: 'Where?', answer: 'In [London](https://london.example/about).' },
      { question: 'What else?', answer: 'See [paper](/blog/tags/paper), and [Ada](/blog/authors/ada).' },
    ],
  },
};

const post = (title: string, ...lines: string[]) =>
  [
    ...[
      '---',
      ...lines,
      `title: ${title}`,
      `description: ${sentence} ${title}.`,
      'author: ada',
      'tags: [Paper]',
    ],
    ...['date: 2026-03-14', '---', '', `## ${title}`, '', `${title}: see [about us](/about).`, ''],
  ].join('\n');

/** The frozen content in English, German in parts, and French with no file yet. */
export async function germanCopy(): Promise<ContentCopy> {
  const copy = ContentCopy.ofFrozen();
  for (const [name, value] of Object.entries({ ...english, ...german }))
    copy.write(name, JSON.stringify(value, null, 2));
  copy.write('posts/first.md', post('First'));
  copy.write('posts/second.md', post('Second', 'noindex: true'));
  copy.write('de/posts/first.md', post('Anfang', 'slug: anfang').replace('/about', '/de/ueber-uns'));
  copy.write('de/footer.json', copy.read('footer.json').replaceAll('/services', '/de/services'));
  copy.replace('de/footer.json', 'All rights reserved.', 'Alle Rechte vorbehalten.');
  copy.replace('site.json', '"locale"', `"languages": ${JSON.stringify(languages)}, "locale"`);
  copy.replace('pages.json', '"heading": "About Us"', '"heading": "About Us", "sections": ["questions"]');
  const actions = JSON.stringify([{ title: 'About us', href: '/about#questions' }]);
  copy.replace(
    'pages.json',
    '"heading": "Blog"',
    `"heading": "Blog", "sections": ["notes"], "actions": ${actions}`,
  );
  return copy;
}
