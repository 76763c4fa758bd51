export const fillLabel = (label: string, values: Readonly<Record<string, string | number>>): string =>
  label.replace(/\{(\w+)\}/g, (text, name: string) => String(values[name] ?? text));
