/** A content file, or a group in it, before it is checked. */
export type Json = Readonly<Record<string, unknown>>;

/** A step from an older form of one kind of file to the next one. */
export interface Migration {
  /** The name of the definition: "contact" for files with "contact.schema.json". */
  definition: string;
  /** What is different now, for editors. */
  change: string;
  /** The field that has the old form, for the place of a message. */
  field: readonly string[];
  /** @returns the file in the next form, or undefined if it does not have the old one */
  migrate: (file: Json) => Json | undefined;
}
