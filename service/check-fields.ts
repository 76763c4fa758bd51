import type { FormFieldValue, FormLanguage } from '../src/content-model/form-definitions';
import { numberPattern } from '../src/content-model/form-values';

export type FieldErrors = Record<string, string>;

type Messages = FormLanguage['words']['messages'];

/** In characters. */
const maxLength = { textarea: 10_000, email: 254, other: 500 };

/** What HTML accepts. @see https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address */
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** Those that text files have between lines are no mistakes in a text of several lines. */
const controls = { lines: /[^\P{Cc}\t\n]/u, line: /\p{Cc}/u };

/** A text that shows nothing. The site does not send it either. */
const isBlank = (text: string): boolean =>
  /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);

/** The text of a field as it is stored. */
export const readText = (value: FormDataEntryValue | null): string => {
  const text = typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : '';
  return isBlank(text) ? '' : text;
};

const fill = (message: string, limit: string | number): string => message.replace('{limit}', String(limit));

/** A day of the calendar. */
const isDay = (text: string): boolean => {
  const date = new Date(`${text}T00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(+date) && date.toISOString().startsWith(text);
};

/** What is wrong with the text of a field, in the words of the visitor's language. */
export function checkText(field: FormFieldValue, text: string, messages: Messages): string | undefined {
  const { type, required, options } = field;
  if (!text) return required ? messages.required : undefined;
  const limit = type === 'textarea' || type === 'email' ? maxLength[type] : maxLength.other;
  if (text.length > limit) return fill(messages.long, limit);
  if (controls[type === 'textarea' ? 'lines' : 'line'].test(text)) return messages.invalid;
  switch (type) {
    case 'email':
      return emailPattern.test(text) ? undefined : messages.email;
    case 'number':
      return new RegExp(`^(?:${numberPattern})$`, 'v').test(text) ? undefined : messages.number;
    case 'date':
      return isDay(text) ? undefined : messages.date;
    case 'select':
    case 'radio':
      return options?.includes(text) ? undefined : messages.invalid;
    case 'checkbox':
      return text === 'on' ? undefined : messages.invalid;
    default:
      return undefined;
  }
}
