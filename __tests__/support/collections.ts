import { readContent, siteContent } from './site-content';

/** The front matter of a post, by the name of its file without an ending. */
export const post = (slug: string, others: object = {}) => ({
  [`posts/${slug}`]: {
    title: `Post ${slug}`,
    description: 'A sentence that is long enough for the results of a search.',
    date: '2026-03-14',
    author: 'ada',
    ...others,
  },
});

/** The front matter of a case study, by the name of its file without an ending. */
export const caseStudy = (slug: string, others: object = {}) => ({
  [`cases/${slug}`]: {
    title: `Case ${slug}`,
    description: 'A sentence that is long enough for the results of a search.',
    client: 'Larkfield',
    year: 2025,
    services: ['Design'],
    ...others,
  },
});

/** The content with these posts, and a list of all posts on the page /blog. @param list further keys of it */
export function blog(posts: Record<string, object>, list: object = {}, others: readonly string[] = []) {
  const { pages } = readContent('pages') as { pages: { path: string }[] };
  const sections = ['notes', ...others];
  return siteContent({
    pages: { pages: pages.map((page) => (page.path === '/blog' ? { ...page, sections } : page)) },
    'sections/notes': { kind: 'posts', title: 'Notes', intro: 'All of them.', ...list },
    'people/ada': { name: 'Ada Wells', role: 'Design' },
    ...(Object.assign({}, ...Object.entries(posts).map(([slug, values]) => post(slug, values))) as object),
  });
}
