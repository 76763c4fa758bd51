/** A price as machines read it. */
export interface Price {
  /** In whole units of the currency. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** Whether it is where prices start. */
  isMinimum: boolean;
}

const currencies: Readonly<Record<string, string>> = { '£': 'GBP', '€': 'EUR', $: 'USD' };

/**
 * Reads a price that is written for people.
 *
 * @param text such as "£4,997+"
 * @throws when it is none: its definition (content/schemas/common.schema.json) lets no such text pass
 */
export function readPrice(text: string): Price {
  const [, sign = '', digits, plus] = /^(\D)((?:\d{1,3}(?:,\d{3})+|\d+))(\+?)$/.exec(text) ?? [];
  const currency = currencies[sign];
  if (!digits || !currency) throw new Error(`"${text}" is no price`);
  return { amount: Number(digits.replaceAll(',', '')), currency, isMinimum: plus === '+' };
}
