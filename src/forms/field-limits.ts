import type { ComponentProps } from 'react';
import type { FormFieldData } from '../content-model';
import { dayLimit } from '../content-model/form-values';
import { isOpen, type OpeningTimes } from '../content-model/opening-times';

/** The attributes of a field with limits. With limits, a number is one of the browser's number fields, which know them. */
export function limitProps({
  type,
  limits,
}: Partial<Pick<FormFieldData, 'type' | 'limits'>>): ComponentProps<'input'> {
  if (!limits) return {};
  const { min, max, step, closed } = limits;
  const isDate = type === 'date';
  return {
    ...(!isDate && { type, min: min ?? undefined, max: max ?? undefined }),
    ...(type === 'number' && { pattern: undefined }),
    // In seconds for a time.
    step: step ? Number(step) * (type === 'time' ? 60 : 1) : type === 'number' ? 'any' : undefined,
    ref: (input) => {
      if (input && isDate) {
        // The page was built on another day. Without scripts, the service checks days.
        const today = new Date().toLocaleDateString('sv');
        if (min) input.min = dayLimit(min, today);
        if (max) input.max = dayLimit(max, today);
      }
      if (__PARTS__.openingTimes && closed && input?.form)
        return refuseClosed(input, input.form, closed, __PARTS__.openingTimes);
    },
  };
}

/**
 * Refuses a day on which the business is closed, or a time at which it is on the day in the field before.
 *
 * @param message what the browser says then
 */
function refuseClosed(
  input: HTMLInputElement,
  form: HTMLFormElement,
  message: string,
  times: OpeningTimes,
): () => void {
  const isClosed = ({ type, value }: HTMLInputElement): boolean => {
    if (type === 'date') return !isOpen(value, times);
    const fields = [...form.elements] as HTMLInputElement[];
    const before = fields[fields.indexOf(input) - 1];
    return before?.type === 'date' && before.value !== '' && !isOpen(before.value, times, value);
  };
  const update = ({ type }: Event) =>
    // The event comes before the form is empty again.
    input.setCustomValidity(type !== 'reset' && input.value && isClosed(input) ? message : '');
  const listeners = new AbortController();
  // A draft that is restored is no input.
  for (const type of ['input', 'submit', 'reset'])
    form.addEventListener(type, update, { signal: listeners.signal });
  return () => listeners.abort();
}
