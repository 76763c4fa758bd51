export interface Price {
  /** In whole units of the currency. */
  amount: number;
  /** ISO 4217 code. */
  currency: string;
  /** Whether prices start at this amount. */
  isMinimum: boolean;
}

const currencies: Readonly<Record<string, string>> = { '£': 'GBP', '€': 'EUR', $: 'USD' };

/**
 * Parses a price of the content, such as "£4,997+".
 *
 * @returns undefined for other text
 */
export function parsePrice(text: string): Price | undefined {
  const [, sign = '', digits, plus] = /^(\D)((?:\d{1,3}(?:,\d{3})+|\d+))(\+?)$/.exec(text) ?? [];
  const currency = currencies[sign];
  if (!digits || !currency) return undefined;
  return { amount: Number(digits.replaceAll(',', '')), currency, isMinimum: plus === '+' };
}
