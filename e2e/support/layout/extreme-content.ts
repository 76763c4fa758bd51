import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { definitionOf, type Schema } from '../../../gatsby/definitions/definitions';
import { textType } from '../../../src/content-model';
import { readJson, type Json } from '../site/json';
import { frozenContent } from '../site/sites';

// Content at the limits of the definitions, which the design must support.

/** A word without a place to break, and different for each entry of a list. */
const longestWord = (length: number, index: number): string =>
  `${String.fromCharCode(65 + (index % 26))}${'W'.repeat(length)}`.slice(0, length);

/** A text that any characters may be part of. */
const isFreeText = ({ fieldType, pattern }: Schema): boolean =>
  fieldType === textType && [undefined, '\\S'].includes(pattern);

/** Gives every list as many entries, and every text as long a word, as its definition accepts. */
function atLimits(value: unknown, schema: Schema | undefined, index = 0): unknown {
  if (!schema) return value;
  if (Array.isArray(value))
    return Array.from({ length: schema.maxItems ?? value.length }, (_, position) =>
      atLimits(value[position % value.length], schema.items, position),
    );
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, atLimits(part, schema.properties?.[key], index)]),
    );
  if (typeof value !== 'string' || !value || !isFreeText(schema)) return value;
  return schema.maxLength ? longestWord(schema.maxLength, index) : value;
}

/** The same for the fields of a content file such as "footer.json". */
export const fileAtLimits = (name: string, value: unknown): unknown =>
  atLimits(value, definitionOf(name, value));

/** The counts that the pages of extreme content show. */
export const counts = { plans: 12, steps: 12, services: 8 };

/** Every length that a list can have, each in a section of its own. */
const everyCount = (list: unknown[], count: number): Json[][] =>
  Array.from({ length: count }, (_, last) =>
    Array.from({ length: last + 1 }, (_, index) => ({ ...(list[index % list.length] as Json) })),
  );

const description = 'A page whose sections have as many or as few entries as the definitions allow.';

/** The pages: every number of entries, the longest words, and the longest words under construction. */
export const extremePages = {
  counts: '/every-count',
  words: '/longest-words',
  placeholder: '/longest-placeholder',
};

/**
 * Adds the pages and their sections to a content folder.
 *
 * @returns the pages, for pages.json
 */
export function addExtremeContent(folder: string): Json[] {
  const read = (name: string): Json => readJson(path.join(frozenContent, `sections/${name}.json`));
  const add = (name: string, section: Json): string => {
    const file = path.join(folder, `sections/${name}.json`);
    writeFileSync(file, JSON.stringify({ ...section, anchor: name }, null, 2));
    return name;
  };
  const [plans, steps, services] = ['plans', 'process-steps', 'services'].map(read) as [Json, Json, Json];

  const sections = [
    ...everyCount(steps.steps, counts.steps).map((entries) =>
      add(`steps-${entries.length}`, { ...steps, steps: entries }),
    ),
    ...everyCount(services.services, counts.services).map((entries) => {
      entries.forEach((entry, index) => (entry.slug = `service-${index}`));
      return add(`services-${entries.length}`, { ...services, services: entries });
    }),
    ...everyCount(plans.plans, counts.plans).map((entries) => {
      entries.forEach((entry, index) => (entry.popular = index === (entries.length > 4 ? 4 : 0)));
      return add(`plans-${entries.length}`, { ...plans, plans: entries });
    }),
  ];
  const longest = ['hero', 'services', 'process-steps', 'plans', 'contact', 'placeholder'].map((name) => {
    const section = fileAtLimits(`sections/${name}.json`, read(name)) as Json;
    section.services?.forEach((entry: Json, index: number) => (entry.slug = `service-${index}`));
    section.form?.fields.forEach((field: Json, index: number) => (field.name = `field-${index}`));
    section.plans?.forEach((plan: Json, index: number) => {
      plan.popular = index === 0;
      plan.price = '£999,999,999';
    });
    return add(`longest-${name}`, section);
  });

  const page = { title: 'Extreme Content', description, heading: longestWord(60, 0) };
  return [
    { ...page, path: extremePages.counts, heading: 'Every Count', sections },
    { ...page, path: extremePages.words, sections: longest.slice(0, -1) },
    { ...page, path: extremePages.placeholder, sections: longest.slice(-1) },
  ];
}
