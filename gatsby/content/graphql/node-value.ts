import { readMark } from '../../brand/logo';
import { parseInline } from '../../check/markdown/inline';
import type { ContentFile } from '../../check/parse-content';
import { pagesIn, sectionsOf } from '../../check/rules/rule';
import { entryOf, mapTexts, type Schema, sectionName } from '../definitions/definitions';
import { readLanguages } from '../languages';
import type { SiteContent } from '../site-content';
import { networkIcon, outlineIcon } from './icons';

/** What queries return for a content file, apart from the entries, sections and images that it names. */
export function nodeValue(file: ContentFile, content: SiteContent): object {
  const { name, definition = {}, value } = file;
  const toNode = (text: string, { format }: Schema): unknown => {
    if (format === 'icon') return outlineIcon(text);
    if (format === 'network') return networkIcon(text);
    if (format === 'markdown') return parseInline(text);
    return format === 'logo' ? readMark(content.directory, text) : text;
  };
  return {
    ...(mapTexts(value, definition, toNode) as object),
    ...addedFields(file, content),
    ...languageFields(name, content),
  };
}

function addedFields({ name, definition }: ContentFile, content: SiteContent): object {
  if (name === 'pages.json') {
    const pages = pagesIn(content).map((page) => ({
      ...page,
      sections: sectionsOf(page),
      ...languageFields(page.path, content),
    }));
    return { pages };
  }
  const section = content.sections.get(sectionName(name) ?? '');
  if (section)
    return { name: section.name, anchor: section.anchor, showsHeading: definition?.showsHeading ?? false };
  const { path, status } = content.entries.find(({ file }) => file === name) ?? {};
  return { slug: entryOf(name)?.entry, path, status };
}

/**
 * In another language than the first one: the language, and that of what is not translated.
 *
 * @param name of a file, or the path of a page
 */
function languageFields(name: string, content: SiteContent): object {
  if (content.home === '/') return {};
  const [first] = readLanguages(content);
  const lang = content.untranslated.has(name) ? first?.locale : undefined;
  return { language: content.language?.code, lang };
}
