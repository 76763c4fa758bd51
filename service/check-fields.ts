import type { FormFieldValue, FormLanguage } from '../src/content-model/form-definitions';
import { dayLimit, numberField } from '../src/content-model/form-values';
import { isOpen, type OpeningTimes } from '../src/content-model/opening-times';

export type FieldErrors = Record<string, string>;

type Messages = FormLanguage['words']['messages'];

/** In characters. */
const maxLength = { textarea: 10_000, email: 254, other: 500 };

/** What HTML accepts. @see https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address */
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

const numberPattern = new RegExp(`^(?:${numberField.pattern})$`, 'v');

/** Those that text files have between lines are no mistakes in a text of several lines. */
const controls = { lines: /[^\P{Cc}\t\n]/u, line: /\p{Cc}/u };

/** A text that shows nothing. The site does not send it either. */
const onlyInvisible = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** The text of a field as it is stored. */
export const readText = (value: FormDataEntryValue | null): string => {
  const text = typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : '';
  return onlyInvisible.test(text) ? '' : text;
};

const fill = (message: string, limit: string | number): string => message.replace('{limit}', String(limit));

/** What decides about days and times. */
export interface Calendar {
  locale: string;
  today: () => string;
  openingTimes: OpeningTimes;
  /** The day in the field before, if that is one for a day. */
  day: string | undefined;
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
  if (type === 'number' && !limits) return numberPattern.test(text) ? undefined : messages.number;
  if (type !== 'number' && type !== 'date' && type !== 'time') return undefined;
  return Number.isNaN(valueOf[type](text))
    ? messages[type]
    : limits && checkLimits(type, text, limits, messages, calendar);
}

/** In numbers, days or minutes. NaN if a browser would not send it. */
const valueOf: Record<'number' | 'date' | 'time', (text: string) => number> = {
  number: (text) => (/^-?\d*\.?\d+(?:e[+-]?\d+)?$/i.test(text) ? Number(text) : NaN),
  date: (text) => {
    const date = new Date(`${text}T00:00Z`);
    // A day that the calendar does not have becomes another.
    return text.length === 10 && date.toJSON()?.startsWith(text) ? +date / 86_400_000 : NaN;
  },
  time: (text) =>
    /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) ? Date.parse(`1970-01-01T${text}Z`) / 60_000 : NaN,
};

function checkLimits(
  type: keyof typeof valueOf,
  text: string,
  { min, max, step, closed }: NonNullable<FormFieldValue['limits']>,
  messages: Messages,
  { locale, today, openingTimes, day }: Calendar,
): string | undefined {
  const read = (limit: string | undefined) => (limit && type === 'date' ? dayLimit(limit, today()) : limit);
  const show = (limit: string) =>
    type === 'date'
      ? new Date(limit).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })
      : limit;
  const [least, most] = [read(min), read(max)];
  const [value, start] = [valueOf[type](text), least ? valueOf[type](least) : 0];
  if (least && value < start) return fill(messages.least, show(least));
  if (most && value > valueOf[type](most)) return fill(messages.most, show(most));
  const steps = step ? (value - start) / Number(step) : 0;
  if (step && Math.abs(steps - Math.round(steps)) > 1e-9) return fill(messages.step, step);
  const isClosed = type === 'date' ? !isOpen(text, openingTimes) : day && !isOpen(day, openingTimes, text);
  return isClosed ? closed : undefined;
}
