/**
 * A number without limits is in a text field, because the wheel changes a number field that has the focus, and 1e5 is a valid
 * number there. Digits of any script, with marks between thousands and before decimals as in any language.
 *
 * @see https://design-system.service.gov.uk/components/text-input/#numbers
 */
export const numberField = {
  type: 'text',
  inputMode: 'decimal',
  pattern: String.raw`-?\p{Nd}*([.,’'\s]\p{Nd}{2,3})*[.,]?\p{Nd}+`,
} as const;

/** A first or last day. "+1" is the day after today, "2026-05-01" that day. */
export function dayLimit(limit: string, today: string): string {
  if (!/^[+-]/.test(limit)) return limit;
  const day = new Date(today);
  day.setUTCDate(day.getUTCDate() + Number(limit));
  return day.toISOString().slice(0, 10);
}
