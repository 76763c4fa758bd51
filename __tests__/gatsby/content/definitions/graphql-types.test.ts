/** @jest-environment node */
import { readDefinitions, type Schema } from '../../../../gatsby/content/definitions/definitions';
import {
  graphqlTypes,
  sectionsFragment,
  typeFragments,
} from '../../../../gatsby/content/definitions/graphql-types';

/** The types of one or more definitions, by the names of their files. */
const typesOf = (files: Record<string, Schema>) => graphqlTypes(new Map(Object.entries(files)));

const text: Schema = { type: 'string' };

const objectOf = (title: string, properties: Record<string, Schema>, required: string[] = []): Schema => ({
  title,
  type: 'object',
  required,
  properties,
});

const listOf = (items: Schema): Schema => ({ type: 'array', items });

it('makes a node of a content file, with a field for each property', () => {
  const properties: Record<string, Schema> = {
    // GraphQL reserves the name of the key that names the definition.
    $schema: text,
    name: text,
    isOpen: { type: 'boolean' },
    floors: { type: 'integer' },
    rating: { type: 'number' },
  };
  const shop = objectOf('Shop', properties, ['$schema', 'name', 'isOpen']);
  expect(typesOf({ 'shop.schema.json': shop })).toContain(
    `type Shop implements Node @dontInfer {
  id: ID!
  name: String!
  isOpen: Boolean!
  floors: Int
  rating: Float
}`,
  );
});

it('makes lists of what a list holds, whose entries are never missing', () => {
  const shelf = objectOf('Shelf', { name: text }, ['name']);
  const shop = objectOf('Shop', { words: listOf(text), shelves: listOf(shelf) }, ['words']);
  const types = typesOf({ 'shop.schema.json': shop });
  expect(types).toContain('  words: [String!]!\n  shelves: [Shelf!]\n');
  expect(types).toContain('type Shelf @dontInfer {\n  name: String!\n}');
});

it('writes a type that several files share once', () => {
  const image = objectOf('Image', { src: text }, ['src']);
  const types = typesOf({
    'one.schema.json': objectOf('One', { image }),
    'two.schema.json': objectOf('Two', { image }),
  });
  expect(types.match(/type Image /g)).toHaveLength(1);
  expect(types.match(/image: Image$/gm)).toHaveLength(2);
});

it('makes each route a node of its own, which the list does not repeat', () => {
  const page = objectOf('Page', { path: text }, ['path']);
  const types = typesOf({ 'pages.schema.json': objectOf('PageList', { pages: listOf(page) }, ['pages']) });
  expect(types).toContain('type Page implements Node @dontInfer {\n  id: ID!\n  path: String!\n}');
  expect(types).toContain('type PageList implements Node @dontInfer {\n  id: ID!\n}');
});

it('makes a section of a definition with a kind, with a fragment that reads it', () => {
  const menu = objectOf('Menu', { kind: { type: 'string', const: 'menu' }, title: text }, ['kind']);
  expect(typesOf({ 'menu.schema.json': menu })).toContain(
    `type Menu implements Node & Section @dontInfer {
  id: ID!
  kind: String!
  title: String
  name: String!
  anchor: String!
  showsHeading: Boolean!
}`,
  );
  expect(sectionsFragment(new Map([['menu.schema.json', menu]]))).toMatch(
    /^fragment Sections on Section \{[^}]*\.\.\.MenuSection\n/,
  );
});

it('makes a page of each entry of a collection with a path, and links it by its name', () => {
  const post = {
    ...objectOf('Post', {
      title: { type: 'string', format: 'document-title' },
      date: { type: 'string', format: 'date' },
    }),
    folder: 'posts',
    parentPath: '/blog',
  };
  const quote = objectOf('Quote', { post: { type: 'string', entryOf: 'posts' } }, ['post']);
  const types = typesOf({ 'post.schema.json': post, 'quote.schema.json': quote });
  expect(types).toContain(`type Post implements Node @dontInfer {
  id: ID!
  title: String
  date: String
  slug: String!
  path: String!
  status: String
}`);
  expect(types).toContain('  post: Post!\n');
});

it('gives a section that lists a collection its entries', () => {
  const post = { ...objectOf('Post', {}), folder: 'posts' };
  const notes = { ...objectOf('Notes', { kind: { type: 'string', const: 'notes' } }), listOf: 'posts' };
  const definitions = { 'post.schema.json': post, 'notes.schema.json': notes };
  expect(typesOf(definitions as Record<string, Schema>)).toContain('  posts: [Post!]!\n');
  // A generated fragment would follow the entries of entries without an end.
  const resolved = new Map(Object.entries(definitions as Record<string, Schema>));
  expect(typeFragments(resolved)).not.toContain('NotesFields');
});

it('resolves icons, networks, titles of documents and sections', () => {
  const properties: Record<string, Schema> = {
    icon: { type: 'string', format: 'icon' },
    network: { type: 'string', format: 'network' },
    title: { type: 'string', format: 'document-title' },
    sections: listOf({ type: 'string', format: 'section' }),
  };
  const part = objectOf('Part', properties, ['icon', 'network', 'title']);
  expect(typesOf({ 'part.schema.json': part })).toContain(
    `  icon: Icon!
  title: String!
  sections: [Section!]!
}`,
  );
});

it('refuses an object without a name', () => {
  const door: Schema = { type: 'object', properties: { name: text } };
  expect(() => typesOf({ 'shop.schema.json': objectOf('Shop', { door }) })).toThrow(
    'an object without a title',
  );
});

it('writes the types of all content with singular names and the fields of docs/behaviour.md, 7.2 and 8.9', () => {
  const types = graphqlTypes(readDefinitions());
  for (const name of ['NavItem', 'Service', 'ProcessStep', 'Plan', 'Page']) {
    expect(types).toMatch(new RegExp(`^type ${name} `, 'm'));
  }
  const fieldsOf = (name: string) =>
    new RegExp(`type ${name} [^{]*\\{([^}]*)\\}`)
      .exec(types)?.[1]
      ?.match(/\w+(?=:)/g)
      ?.toSorted();
  expect(fieldsOf('Plan')).toEqual(['ctaLink', 'ctaText', 'features', 'name', 'popular', 'price']);
  expect(fieldsOf('ProcessStep')).toEqual(['colour', 'description', 'icon', 'illustration', 'title']);
  expect(fieldsOf('NavItem')).toEqual(expect.arrayContaining(['description', 'href', 'title']));
});
