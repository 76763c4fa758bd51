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
