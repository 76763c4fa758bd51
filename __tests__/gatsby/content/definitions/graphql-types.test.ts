/** @jest-environment node */
import { readDefinitions, toDefinitions } from '../../../../gatsby/content/definitions/definitions';
import { fragmentsOf, graphqlTypes } from '../../../../gatsby/content/definitions/graphql-types';
import {
  collection,
  contentFile,
  flag,
  group,
  icon,
  image,
  kind,
  list,
  pattern,
  prose,
  reference,
  text,
  type Schema,
} from '../../../../src/content-model';

const name = text(20, 'Its name.');
const place = ['a shop', [1, 1], { breakpoints: [400, 800], formats: ['AVIF'] }] as const;

const post = collection('post', { folder: 'posts', parentPath: '/blog' }, 'A post.', {
  title: text(55, 'The heading.', { format: 'document-title' }),
  date: pattern('^.+$', 'The day.', { format: 'date' }),
  body: prose(),
});

const shop = kind('book-shop', 'A shop.', {
  name,
  'isOpen?': flag('Whether it is open.'),
  icon: icon('Its sign.'),
  image: image('Its front.', ...place),
  shelves: list('The shelves.', group('Shelf', 'One shelf.', { name, image: image('It.', ...place) })),
  post: reference('A post about it.', post),
});

const typeOf = (type: string, ...schemas: Schema[]) =>
  new RegExp(`^type ${type} .*?^}`, 'ms').exec(graphqlTypes(toDefinitions(schemas)))?.[0];

it('makes a node of a kind, in which every field may be null', () => {
  expect(typeOf('BookShop', shop, post)).toBe(`type BookShop implements Node & Section @dontInfer {
  id: ID!
  language: String
  lang: String
  kind: String
  name: String
  isOpen: Boolean
  icon: Icon
  image: Image
  shelves: [Shelf]
  post: Post
  anchor: String
  showsHeading: Boolean
}`);
  expect(typeOf('Shelf', shop)).toBe('type Shelf @dontInfer {\n  name: String\n  image: Image\n}');
});

it('selects all fields of a kind, with images as their places need them and the fragments of entries', () => {
  const fragments = fragmentsOf(toDefinitions([shop, post]));
  const front =
    'image { ...ImageFields file { childImageSharp { gatsbyImageData(layout: FULL_WIDTH, breakpoints: [400, 800], formats: [AVIF]) } } }';
  expect(fragments).toContain(
    `... on BookShop { kind name isOpen icon { viewBox paths } ${front} shelves { ...ShelfFields } post { ...PostEntry } anchor }`,
  );
  expect(fragments).toContain('fragment PostFields on Post { title date body { ...ProseFields } }');
});

it('refuses an object without a name', () => {
  const door = contentFile('door', 'A door.', { lock: { type: 'object', description: 'Its lock.' } });
  expect(() => graphqlTypes(toDefinitions([door]))).toThrow('without a name');
});

it('writes the types of all content with the fields of docs/behaviour.md, 7.2 and 8.9', () => {
  const types = graphqlTypes(readDefinitions());
  for (const type of ['NavItem', 'Service', 'ProcessStep', 'Plan', 'Page'])
    expect(types).toMatch(new RegExp(`^type ${type} `, 'm'));
  const fieldsOf = (type: string) =>
    new RegExp(`type ${type} [^{]*\\{([^}]*)\\}`).exec(types)?.[1]?.match(/\w+(?=:)/g);
  expect(fieldsOf('Plan')?.toSorted()).toEqual([
    'ctaLink',
    'ctaText',
    'features',
    'name',
    'popular',
    'price',
  ]);
  expect(fieldsOf('NavItem')).toEqual(expect.arrayContaining(['description', 'href', 'title']));
});
