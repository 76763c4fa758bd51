/**
 * What a type of field answers. The build asks it through the schema of a field, and knows no type by name.
 *
 * @typeParam Schema that of a field
 */
export interface FieldTypeOf<Schema> {
  /** What JSON Schema calls its values. */
  json: 'object' | 'array' | 'string' | 'boolean' | 'integer';
  /** What JSON Schema calls a text of this type, for editor programs. */
  format?: string;

  /** What the check expects in place of another JSON type. */
  syntax: string;
  accepts: (value: unknown) => boolean;
  /** The value, or the least valid one in place of a mistake, so that rules can read the rest. */
  repair: (value: unknown, schema: Schema, repair: Repair<Schema>) => unknown;
  /** What is wrong with a text. It decides alone: the pattern of the schema is for editor programs. */
  explain?: (text: string, tools: CheckTools) => string | undefined;
  /** `Intl` throws for a text that breaks the pattern. The pattern decides about its form, and `explain` about other texts. */
  throws?: true;

  /** What queries return for a text, if not the text. */
  toNode?: (text: string, tools: NodeTools) => unknown;
  /** By default, the type of a group or an entry. */
  graphql?: string;
  /** Further fields of the node. */
  nodeFields?: Readonly<Record<string, string>>;
  /** The value is the key of a node, which queries return. */
  isNode?: true;

  /** Its control in the admin. @see https://sveltiacms.app/en/docs/fields */
  control: (schema: Schema, form: FormTools<Schema>) => object;
  /** The control of a list, if that has not one control for each entry. */
  listControl?: (
    list: { min?: number; max?: number },
    items: Schema,
    form: FormTools<Schema>,
  ) => object | undefined;
  /** What the field takes, for the reference of editors. */
  takes: (schema: Schema) => string;

  isText?: true;
  /** Visitors read it. */
  hasWords?: true;
  /** Words with marks of Markdown, which visitors do not see. */
  hasMarks?: true;
  /** Below the front matter of a Markdown file. */
  isBody?: true;
  /** A translation that leaves it out has that of the first language. */
  isInherited?: true;
  /** Each language has its own. */
  isOwn?: true;
  /** The build adds a page for each value. */
  hasPage?: true;
  /** A link to a page, a file or another site. */
  isLink?: true;
  /** Changes the addresses in a text. */
  mapLinks?: (text: string, change: (address: string) => string) => string;
  /** An image in the content folder, or on another site. */
  isImageFile?: true;
  /** An image whose shapes are in the page. */
  isInline?: true;
  /** A colour that text must be readable on or in. */
  isBrandColour?: true;
  /** Receives what visitors send. */
  receivesForms?: true;
  /** The directives of the security policy that need the origin of an address. */
  directives?: readonly string[];
  /** Fields inside a value that are not keys. */
  inner?: (value: unknown, tools: Pick<NodeTools, 'parseInline'>) => readonly InnerField<Schema>[];
}

type Repair<Schema> = (value: unknown, schema: Schema) => unknown;

interface InnerField<Schema> {
  path: readonly (string | number)[];
  schema: Schema;
  value: unknown;
}

/** What explanations use of the build. */
export interface CheckTools {
  quote: (text: string) => string;
  nearest: (text: string, names: Iterable<string>) => string | undefined;
  didYouMean: (guess: string | undefined, otherwise: string) => string;
  /** A message if a text is none of the names, which ends with the one that was probably meant. */
  explainUnknown: (text: string, names: readonly string[], otherwise: string) => string | undefined;
  /** A message if a text breaks the pattern of its schema. */
  mismatch: (text: string) => string | undefined;
  parseInline: (text: string) => { message?: string };
  /** The title of a page with the brand's name, if that is valid. */
  documentTitle: (title: string) => string | undefined;
  isOwnAddress: (text: string) => boolean;
  networks: readonly string[];
  /** Empty if they are not known. */
  icons: readonly string[];
  fonts: () => readonly string[];
  /** What else to do in place of a font that is not installed. */
  otherFont: (text: string) => string;
}

/** What nodes use of the build. */
export interface NodeTools {
  parseInline: (text: string) => { links: readonly string[] };
  networkIcon: (name: string) => object | null;
  outlineIcon: (name: string) => object | null;
  readMark: (file: string) => object;
  /** The path of an image as Gatsby's nodes have it. */
  imagePath: (text: string) => string;
}

/** What the control of a page's sections offers. */
export interface SectionChoices {
  sections: readonly { name: string; title: string; kind: string }[];
  kinds: readonly { name: string; label: string; hint: string }[];
  /** Whether the development server adds and deletes files of sections. */
  isWritable: boolean;
}

/** What controls use of the admin. */
export interface FormTools<Schema> {
  sections: SectionChoices;
  isRequired: boolean;
  fields: (schema: Schema) => object[];
  /** The field of an entry of a list, and what it is called. */
  entry: (items: Schema) => { label: string };
}
