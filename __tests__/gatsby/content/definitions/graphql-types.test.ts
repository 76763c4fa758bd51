/** @jest-environment node */
import { fragmentsOf, graphqlTypes } from '../../../../gatsby/content/definitions/graphql-types';

const typeOf = (type: string) => new RegExp(`^type ${type} .*?^}`, 'ms').exec(graphqlTypes())?.[0];

it('makes a node of a kind, in which every field may be null', () => {
  expect(typeOf('Quotes')).toBe(`type Quotes implements Node & Section @dontInfer {
  id: ID!
  language: String
  lang: String
  kind: String
  title: String
  intro: String
  quotes: [Quote]
  anchor: String
  name: String
  showsHeading: Boolean
}`);
  expect(typeOf('Question')).toBe(
    'type Question @dontInfer {\n  question: String\n  answer: InlineProse\n  link: Link\n}',
  );
});

it('selects all fields of a kind, with images as their places need them and the fragments of entries', () => {
  const fragments = fragmentsOf();
  expect(fragments).toContain('... on Quotes { kind title intro quotes { ...QuoteEntry } anchor }');
  expect(fragments).toMatch(
    /\.\.\. on Hero \{.* file \{ childImageSharp \{ gatsbyImageData\(layout: FULL_WIDTH, breakpoints: \[/,
  );
  expect(fragments).toContain(
    'fragment QuestionFields on Question { question answer { blocks links } link {',
  );
});

it('writes the types of all content with the fields of docs/behaviour.md, 7.2 and 8.9', () => {
  const types = graphqlTypes();
  for (const type of ['NavItem', 'Service', 'ProcessStep', 'Plan', 'Page'])
    expect(types).toMatch(new RegExp(`^type ${type} `, 'm'));
  const fieldsOf = (type: string) =>
    new RegExp(`type ${type} [^{]*\\{([^}]*)\\}`).exec(types)?.[1]?.match(/\w+(?=:)/g);
  expect(fieldsOf('Plan')).toEqual(
    expect.arrayContaining(['name', 'price', 'popular', 'features', 'ctaText', 'ctaLink']),
  );
  expect(fieldsOf('NavItem')).toEqual(expect.arrayContaining(['description', 'href', 'title']));
});
