import type { SectionChoices } from '../../src/content-model/field-types/field-type';
import { sentenceOf } from '../../src/content-model/labels';
import { isRecord, kindDefinitions } from '../definitions/definitions';
import { arrayAt } from '../model/languages/languages';
import type { Site } from '../model/site';
import { labelAndHint } from './fields';

/** The names of more pages are a number. */
const mostNames = 3;

/** "Home, About us and 2 more" */
function pagesText(titles: readonly string[]): string {
  const others = titles.length - mostNames;
  return titles.slice(0, mostNames).join(', ') + (others > 0 ? ` and ${others} more` : '');
}

/**
 * What pages can show: sections that there are, and kinds of new ones.
 *
 * @param site as it could be read, with mistakes
 */
export function sectionChoices({ files, sections }: Site): SectionChoices {
  const pages = arrayAt(files.get('pages.json')?.value, 'pages').filter(isRecord);
  const pagesWith = (name: string) =>
    pages
      .filter((page) => arrayAt(page, 'sections').includes(name))
      .map(({ path, title }) => (path === '/' ? 'Home' : String(title)));
  return {
    sections: [...sections.values()].map(({ name, kind, file: { value } }) => ({
      name,
      title: String((isRecord(value) && value.title) || sentenceOf(name)),
      kind: String(kind),
      pages: pagesText(pagesWith(name)),
    })),
    kinds: [...kindDefinitions].map(([name, schema]) => ({ name, ...labelAndHint(name, schema) })),
  };
}
