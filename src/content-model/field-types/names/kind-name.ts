import type { Schema } from '../../schema';
import { field } from '../field';
import { stringType } from '../texts/text';

/** Names the kind of a section, which is the same in all files of a definition. */
export const kindName = (name: string): Schema<string> =>
  field(
    { ...stringType, takes: () => `\`${name}\`` },
    { const: name, description: 'The kind of section. It decides how the section looks.' },
  ) as Schema<string>;
