import type { SiteCopy } from './site-copy';

/** A post in Markdown. */
export const postText = (title: string, others: readonly string[] = []): string =>
  [
    '---',
    `title: ${title}`,
    'description: A sentence that is long enough for lists and the results of a search.',
    'date: 2026-03-14',
    'author: ada',
    ...others,
    '---',
    '',
    'Words of the post.',
    '',
  ].join('\n');

/** Adds an author, and a list of all posts on the page /blog. */
export function addBlog(site: SiteCopy): void {
  const person = { $schema: '../schemas/person.schema.json', name: 'Ada Wells', role: 'Design lead' };
  const list = {
    $schema: '../schemas/posts.schema.json',
    kind: 'posts',
    title: 'Notes',
    intro: 'All of them.',
  };
  site.write('people/ada.json', JSON.stringify(person));
  site.write('sections/notes.json', JSON.stringify(list));
  site.edit('pages.json', ({ pages }) => {
    for (const page of pages.filter(({ path }: { path: string }) => path === '/blog'))
      Object.assign(page, { sections: ['notes'], image: undefined });
  });
}
