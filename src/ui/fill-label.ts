/**
 * Puts values into a label: each replaces its name in braces, such as `{name}`.
 *
 * @param label such as "{name}, home page"
 */
export const fillLabel = (label: string, values: Readonly<Record<string, string | number>>): string =>
  label.replace(/\{(\w+)\}/g, (text, name: string) => String(values[name] ?? text));
