/** @jest-environment node */
import { contentResolvers } from '../../../../gatsby/content/graphql/resolvers';

type Source = Record<string, unknown>;
type Resolve = (source: Source, args: Source, context: object) => unknown;

const resolvers = contentResolvers() as Record<string, Record<string, { resolve: Resolve }>>;

/** Nodes of content files, by their name without an ending. */
const files: Record<string, Source> = {
  'sections/plans': { kind: 'pricing' },
  'sections/contact': { kind: 'contact' },
  'people/ada': { name: 'Ada' },
};

/** Gatsby's node model, as far as resolvers use it. */
const nodeModel = (others: object = {}) => ({
  findOne: ({ query }: { query: { filter?: { relativePath: { in: string[] } } } }) => {
    const [path = ''] = query.filter?.relativePath.in ?? [];
    const name = path.replace(/\.json$/, '');
    return Promise.resolve(files[name] || path.startsWith('images/') ? { path, children: [name] } : null);
  },
  getNodeById: ({ id }: { id: string | null }) => (id ? (files[id] ?? null) : null),
  ...others,
});

const resolve = (type: string, field: string, source: Source, args: Source = {}, model = nodeModel()) =>
  resolvers[type]?.[field]?.resolve(source, args, { nodeModel: model });

it('a page has the sections that it lists, without those that Gatsby does not have yet', async () => {
  const page = { sections: ['contact', 'missing', 'plans'] };
  const [contact, plans] = [files['sections/contact'], files['sections/plans']];
  expect(await resolve('Page', 'sections', page)).toEqual([contact, plans]);
});

it('names of entries lead to their files', async () => {
  expect(await resolve('Post', 'author', { author: 'ada' })).toBe(files['people/ada']);
  expect(await resolve('Contact', 'person', {})).toBeNull();
  expect(await resolve('People', 'people', { people: ['ada'] })).toEqual([files['people/ada']]);
});

it('a list has a page of entries, or the latest ones', async () => {
  const findAll = jest.fn(() => Promise.resolve({ entries: ['first'] }));
  const model = nodeModel({ findAll });
  expect(await resolve('Posts', 'posts', {}, { shown: ['paper'] }, model)).toEqual(['first']);
  await resolve('Cases', 'cases', { latest: 3 }, { shown: ['paper'] }, model);
  expect(findAll.mock.calls).toMatchObject([
    [
      {
        type: 'Post',
        query: { filter: { slug: { in: ['paper'] } }, sort: { fields: ['date', 'slug'] }, limit: 12 },
      },
    ],
    [{ type: 'CaseStudy', query: { filter: {}, sort: { fields: ['year', 'slug'] }, limit: 3 } }],
  ]);
});

it('an image of the content folder has a file, and one of another site has none', async () => {
  for (const src of ['images/a.jpg', './images/a.jpg'])
    expect(await resolve('Image', 'file', { src })).toMatchObject({ path: 'images/a.jpg' });
  expect(await resolve('Image', 'file', { src: 'https://images.example/a.jpg' })).toBeNull();
});
