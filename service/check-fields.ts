import type { FormFieldValue, FormLanguage } from '../src/content-model/form-definitions';
import { dayLimit, isOpen, numberField } from '../src/content-model/form-values';

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

/** What decides about days. */
export interface Calendar {
  locale: string;
  today: () => string;
  openDays: readonly number[];
}

/** What is wrong with the text of a field, in the words of the visitor's language. */
export function checkText(
  field: FormFieldValue,
  text: string,
  messages: Messages,
  calendar: Calendar,
): string | undefined {
  const { type, required, options, limits } = field;
  if (!text) return required ? messages.required : undefined;
  const limit = type === 'textarea' || type === 'email' ? maxLength[type] : maxLength.other;
  if (text.length > limit) return fill(messages.long, limit);
  if (controls[type === 'textarea' ? 'lines' : 'line'].test(text)) return messages.invalid;
  if ((type === 'select' || type === 'radio') && !options?.includes(text)) return messages.invalid;
  if (type === 'checkbox' && text !== 'on') return messages.invalid;
  if (type === 'email' && !emailPattern.test(text)) return messages.email;
  if (type !== 'number' && type !== 'date' && type !== 'time') return undefined;
  if (!isOfType[type](text, limits !== undefined)) return messages[type];
  return limits && checkLimits(type, text, limits, messages, calendar);
}

type Measured = 'number' | 'date' | 'time';

const isOfType: Record<Measured, (text: string, isLimited: boolean) => boolean> = {
  // With limits, browsers send a number as programs write it.
  number: (text, isLimited) =>
    isLimited
      ? /^-?\d*\.?\d+(?:e[+-]?\d+)?$/i.test(text)
      : new RegExp(`^(?:${numberField.pattern})$`, 'v').test(text),
  date: isDay,
  time: (text) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text),
};

/** In numbers, days or minutes. */
const measure: Record<Measured, (text: string) => number> = {
  number: Number,
  date: (text) => Date.parse(text) / 86_400_000,
  time: (text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3)),
};

function checkLimits(
  type: Measured,
  text: string,
  { min, max, step, closed }: NonNullable<FormFieldValue['limits']>,
  messages: Messages,
  { locale, today, openDays }: Calendar,
): string | undefined {
  const read = (limit: string | undefined) => (limit && type === 'date' ? dayLimit(limit, today()) : limit);
  const show = (limit: string) =>
    type === 'date'
      ? new Date(limit).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })
      : limit;
  const [least, most] = [read(min), read(max)];
  const value = measure[type](text);
  if (least && value < measure[type](least)) return fill(messages.least, show(least));
  if (most && value > measure[type](most)) return fill(messages.most, show(most));
  const steps = step ? (value - (least ? measure[type](least) : 0)) / Number(step) : 0;
  if (step && Math.abs(steps - Math.round(steps)) > 1e-9) return fill(messages.step, step);
  return closed && !isOpen(text, openDays) ? closed : undefined;
}
