import { inAllLanguages } from '../../model/languages/languages';
import type { Site } from '../../model/site';
import type { ContentFile } from '../../parse/parse-text';
import type { Difference } from './compare';

/** In characters. Shorter values are in many texts by chance, and a longer one is a sentence. */
const lengths = { min: 5, max: 60 };

/** Links have telephone numbers without spaces. */
const compact = (text: string): string => text.replace(/\s+/g, '');

const known = new WeakMap<ContentFile, string>();

function textOf(file: ContentFile): string {
  const text = known.get(file) ?? compact(JSON.stringify(file.value ?? ''));
  known.set(file, text);
  return text;
}

/** The other files that still have the old value of a field that is a fact, such as a telephone number or a price. */
export function filesWithOldValue(
  site: Site,
  ownName: string,
  { kind, before, after }: Difference,
): ContentFile[] {
  if (kind !== 'changed' || typeof before !== 'string' || !/[\d@]/.test(before)) return [];
  if (before.length < lengths.min || before.length > lengths.max || String(after).includes(before)) return [];
  const files = new Set(inAllLanguages(site).flatMap((each) => [...each.files.values()]));
  return [...files].filter((file) => file.name !== ownName && textOf(file).includes(compact(before)));
}
