/** @jest-environment node */
import { readDefinitions, resolveReferences, type Schema } from '../../../gatsby/content/definitions';
import { graphqlTypes, sectionsFragment } from '../../../gatsby/content/graphql-types';

/** The types of one or more definitions, by the names of their files. */
const typesOf = (files: Record<string, Schema>) =>
  graphqlTypes(resolveReferences(new Map(Object.entries(files))));

const text: Schema = { type: 'string' };

it('makes a node of a content file, with a field for each property', () => {
  const shop: Schema = {
    title: 'Shop',
    type: 'object',
    required: ['name', 'isOpen'],
    properties: {
      name: text,
      isOpen: { type: 'boolean' },
      floors: { type: 'integer' },
      rating: { type: 'number' },
    },
  };
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
  const shop: Schema = {
    title: 'Shop',
    type: 'object',
    required: ['words'],
    properties: {
      words: { type: 'array', items: text },
      shelves: {
        type: 'array',
        items: { title: 'Shelf', type: 'object', required: ['name'], properties: { name: text } },
      },
    },
  };
  const types = typesOf({ 'shop.schema.json': shop });
  expect(types).toContain('  words: [String!]!\n  shelves: [Shelf!]\n');
  expect(types).toContain('type Shelf @dontInfer {\n  name: String!\n}');
});

it('follows references, and writes a type that several files share once', () => {
  const image: Schema = { title: 'Image', type: 'object', required: ['src'], properties: { src: text } };
  const holder = (title: string): Schema => ({
    title,
    type: 'object',
    properties: { image: { $ref: 'common.schema.json#/$defs/image' } },
  });
  const types = typesOf({
    'common.schema.json': { title: 'Common', $defs: { image } },
    'one.schema.json': holder('One'),
    'two.schema.json': holder('Two'),
  });
  expect(types.match(/type Image /g)).toHaveLength(1);
  expect(types.match(/image: Image$/gm)).toHaveLength(2);
  expect(types).not.toContain('Common');
});

it('leaves out the key that names the definition: GraphQL reserves its name', () => {
  const shop: Schema = { title: 'Shop', type: 'object', properties: { $schema: text, name: text } };
  expect(typesOf({ 'shop.schema.json': shop })).not.toContain('$schema');
});

it('makes each route a node of its own, which the list does not repeat', () => {
  const list: Schema = {
    title: 'PageList',
    type: 'object',
    required: ['pages'],
    properties: {
      pages: {
        type: 'array',
        items: { title: 'Page', type: 'object', required: ['path'], properties: { path: text } },
      },
    },
  };
  const types = typesOf({ 'pages.schema.json': list });
  expect(types).toContain('type Page implements Node @dontInfer {\n  id: ID!\n  path: String!\n}');
  expect(types).toContain('type PageList implements Node @dontInfer {\n  id: ID!\n}');
});

const menu: Schema = {
  title: 'Menu',
  type: 'object',
  required: ['kind'],
  properties: { kind: { type: 'string', const: 'menu' }, title: text },
};

it('makes a section of a definition with a kind, with a fragment that reads it', () => {
  const types = typesOf({ 'menu.schema.json': menu });
  expect(types).toContain(
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

it('resolves icons, networks, titles of documents and sections', () => {
  const part: Schema = {
    title: 'Part',
    type: 'object',
    required: ['icon', 'network', 'title'],
    properties: {
      icon: { type: 'string', format: 'icon' },
      network: { type: 'string', format: 'network' },
      title: { type: 'string', format: 'document-title' },
      sections: { type: 'array', items: { type: 'string', format: 'section' } },
    },
  };
  expect(typesOf({ 'part.schema.json': part })).toContain(
    `  icon: Icon!
  title: String!
  documentTitle: String!
  sections: [Section!]! @link(by: "name")
}`,
  );
});

it('refuses an object that nothing names a type by', () => {
  const shop: Schema = {
    title: 'Shop',
    type: 'object',
    properties: { door: { type: 'object', properties: { name: text } } },
  };
  expect(() => typesOf({ 'shop.schema.json': shop })).toThrow('shop.schema.json: an object without a title');
});

it('refuses a reference that leads nowhere', () => {
  const shop: Schema = {
    title: 'Shop',
    type: 'object',
    properties: { door: { $ref: 'common.schema.json#/$defs/door' } },
  };
  expect(() => typesOf({ 'shop.schema.json': shop })).toThrow('leads nowhere');
});

it('writes the types of all content with singular names and the names of the specification', () => {
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
  expect(fieldsOf('ProcessStep')).toEqual(['colour', 'description', 'icon', 'title']);
  expect(fieldsOf('NavItem')).toEqual(expect.arrayContaining(['description', 'href', 'title']));
});
