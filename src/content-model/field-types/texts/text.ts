import { capitalised } from '../../labels';
import type { FieldType, Keywords, Schema } from '../../schema';
import { field } from '../field';

/** A longer text has a control of several lines. In characters. */
const longText = 100;

/** How many an editor may write: " of 2 to 6 entries". */
export function bounds(least: number | undefined, most: number | undefined, unit: string): string {
  if (most === undefined) return least && least > 1 ? ` of at least ${least} ${unit}` : '';
  return least ? ` of ${least} to ${most} ${unit}` : ` of up to ${most} ${unit}`;
}

/** A text that is no words, unless its type says so. */
export const stringType: FieldType = {
  json: 'string',
  syntax: 'a text in double quotation marks',
  accepts: (value) => typeof value === 'string',
  repair: (value) => (typeof value === 'string' ? value : ''),
  graphql: 'String',
  control: ({ minLength = 0, maxLength, pattern, patternErrorMessage: message }) => ({
    widget: (maxLength ?? 0) > longText ? 'text' : 'string',
    minlength: minLength > 1 ? minLength : undefined,
    maxlength: maxLength,
    pattern: message && [pattern, `${capitalised(message)}.`],
  }),
  // What the check says is the only place that shows how a day or a colour is written.
  takes: ({ minLength, maxLength, patternErrorMessage }) =>
    patternErrorMessage && !maxLength
      ? patternErrorMessage.replace(/^expected /, '')
      : `a text${bounds(minLength, maxLength, 'characters')}`,
  isText: true,
};

export const textType: FieldType = {
  ...stringType,
  listControl: (list, { maxLength = 0 }) => (maxLength <= longText ? list : undefined),
  hasWords: true,
};

/**
 * A text of up to `max` characters. Spaces alone are too little.
 *
 * @param description a sentence for editors, as in all builders. Forms show the key as the label of a field, or the words
 *   before a dash: "Button text – The words on the button."
 */
export const text = (
  max: number,
  description: string,
  { min = 1, fieldType = textType }: { fieldType?: FieldType; min?: number } = {},
): Schema<string> =>
  field(
    fieldType,
    { description },
    { ...(min > 0 && { minLength: min, pattern: '\\S' }), maxLength: max },
  ) as Schema<string>;

export interface PatternOptions extends Pick<Keywords, 'shared' | 'readableOn'> {
  fieldType?: FieldType;
  /** False for what each language has of its own, such as words. */
  inherited?: boolean;
  /** What the check says about other texts: "expected a colour such as …". VS Code shows it, too. */
  expected?: string;
  max?: number;
}

export const pattern = (
  expression: string,
  description: string,
  { expected, max, inherited = true, fieldType = textType, ...keywords }: PatternOptions = {},
): Schema<string> =>
  field(
    fieldType,
    { description, ...(inherited && { inherited }) },
    {
      ...keywords,
      minLength: 1,
      ...(max && { maxLength: max }),
      pattern: expression,
      ...(expected && { patternErrorMessage: expected }),
    },
  ) as Schema<string>;

/**
 * The builder of a type of text.
 *
 * @typeParam Data what queries return for it
 */
export const textField = <Data = string>({
  pattern: expression,
  expected,
  max,
  inherited,
  ...answers
}: Partial<FieldType> & PatternOptions & { pattern: string }) => {
  const fieldType = { ...stringType, ...answers };
  return (
    description: string,
    { pattern: own = expression, ...options }: PatternOptions & { pattern?: string } = {},
  ): Schema<string, Data> =>
    pattern(own, description, { expected, max, inherited, fieldType, ...options }) as Keywords;
};

export const slug = (description: string, example: string, keywords: PatternOptions = {}): Schema<string> =>
  pattern('^[a-z0-9]+(-[a-z0-9]+)*$', description, {
    max: 60,
    expected: `expected small letters, digits and hyphens, such as "${example}"`,
    ...keywords,
  });

/** A text in which names are replaced: those that its description has in braces, in that order. */
export const template = (max: number, description: string): Schema<string> => {
  const names = description.match(/\{\w+\}/g) ?? [];
  return pattern(names.join('.*').replace(/[{}]/g, String.raw`\$&`), description, {
    max,
    inherited: false,
    expected: `expected a text with ${names.join(' and later ')} in it`,
  });
};
