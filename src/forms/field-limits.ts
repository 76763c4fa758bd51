import type { ComponentProps } from 'react';
import type { FormFieldData } from '../content-model';
import { dayLimit, isOpen } from '../content-model/form-values';

/** The attributes of a field with limits. With limits, a number is one of the browser's number fields, which know them. */
export function limitProps(
  { type, limits }: Partial<Pick<FormFieldData, 'type' | 'limits'>>,
  openDays: readonly number[],
): ComponentProps<'input'> {
  if (!limits) return {};
  const { min, max, step, closed } = limits;
  if (type !== 'date')
    return {
      type,
      ...(type === 'number' && { pattern: undefined }),
      min: min ?? undefined,
      max: max ?? undefined,
      // In seconds for a time.
      step: step ? Number(step) * (type === 'time' ? 60 : 1) : type === 'number' ? 'any' : undefined,
    };
  return {
    step: step ?? undefined,
    // The page was built on another day. Without scripts, the service checks days.
    ref: (input) => {
      if (!input) return;
      const today = new Date().toLocaleDateString('sv');
      if (min) input.min = dayLimit(min, today);
      if (max) input.max = dayLimit(max, today);
      const check = () =>
        input.setCustomValidity(closed && input.value && !isOpen(input.value, openDays) ? closed : '');
      input.addEventListener('input', check);
      input.form?.addEventListener('reset', () => input.setCustomValidity(''));
      return () => input.removeEventListener('input', check);
    },
  };
}
