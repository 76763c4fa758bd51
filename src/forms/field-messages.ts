/** More would be no message for a field, in characters. */
const longest = 200;

type Unknowns = Record<string, unknown>;

const isRecord = (value: unknown): value is Unknowns =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads what a server says about single fields, in the shapes that are common:
 *
 * - `{"errors": [{"field": "email", "message": "…"}]}`
 * - `{"errors": {"email": "…"}}`, or with a list of messages for each field
 * - problem details: `"errors": [{"pointer": "#/email", "detail": "…"}]` or `"invalid-params": [{"name", "reason"}]`
 *
 * @param answer the parsed answer; it may have any shape
 * @param names the form's fields
 * @returns the first message for each field that has one, as plain text
 * @see https://www.rfc-editor.org/rfc/rfc9457
 */
export function fieldMessages(answer: unknown, names: readonly string[]): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const [key, said] of pairsOf(answer)) {
    const written = String(key).replace(/^#?\//, '').toLowerCase();
    const name = names.find((each) => each.toLowerCase() === written);
    const text: unknown = Array.isArray(said) ? said[0] : said;
    if (name && typeof text === 'string' && text.trim()) messages[name] ??= text.trim().slice(0, longest);
  }
  return messages;
}

function pairsOf(answer: unknown): [name: unknown, message: unknown][] {
  const errors = isRecord(answer) ? (answer.errors ?? answer['invalid-params']) : undefined;
  if (Array.isArray(errors))
    return errors
      .filter(isRecord)
      .map(({ field, name, pointer, message, detail, reason }) => [
        field ?? name ?? pointer,
        message ?? detail ?? reason,
      ]);
  return isRecord(errors) ? Object.entries(errors) : [];
}
