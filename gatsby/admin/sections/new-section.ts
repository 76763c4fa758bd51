import { hasProse, type Schema, sectionFolder } from '../../definitions/definitions';
import { fullListOf } from '../../model/pages/section';
import type { Section, Site } from '../../model/site';
import { inOrder, replaceKeys } from '../../parse/canonical';
import { plainWord } from '../../parse/plain-name';
import { definitionPath } from '../config';
import { labelAndHint } from '../words-of-forms';
import { leastSection } from './least-section';

/** The first of "questions", "questions-2" … that no section has. */
const freeName = (start: string, { sections }: Site): string => {
  let name = start;
  for (let number = 2; sections.has(name); number += 1) name = `${start}-${number}`;
  return name;
};

/**
 * The file of a new section with the least valid content.
 *
 * @param title that of the kind by default
 */
export function newSection(site: Site, definition: Schema, title: string) {
  const kind = definition.properties?.kind?.const ?? '';
  const words = title.trim() || labelAndHint(kind, definition).label;
  const name = freeName(plainWord(words) || kind, site);
  const file = `${sectionFolder}${name}.${hasProse(definition) ? 'md' : 'json'}`;
  const { body, ...least } = leastSection(site, definition, name);
  const isSameList = (other: Section) =>
    definition.listOf !== undefined && fullListOf(other) === definition.listOf;
  const keys = {
    ...least,
    ...('$schema' in least && { $schema: definitionPath(definition, site.directory, sectionFolder) }),
    ...('title' in least && { title: words }),
    // A site has one complete list of a collection.
    ...([...site.sections.values()].some(isSameList) && { latest: 3 }),
  };
  const value = inOrder(keys, definition) as Record<string, unknown>;
  return { name, file, text: replaceKeys(file, `---\n---\n\n${String(body)}\n`, value) };
}
