import { documentTitle } from '../../content/document-title';
import { quote } from '../problem';
import { isRecord } from '../schema-details';
import { type Rule, textsOf } from './rule';

/** In characters. Search engines cut off a longer title and replace a shorter one. */
const shortest = 10;
const longest = 70;

/**
 * The titles of documents have a good length together with the brand's name.
 *
 * @param content all content
 * @returns a problem for each title that is too short or too long
 */
export const titlesFitSearchResults: Rule = (content) => {
  const site = content.files.get('site.json')?.value;
  const brand = isRecord(site) && typeof site.name === 'string' ? site.name.trim() && site.name : '';
  if (!brand) return [];
  return textsOf(content, 'document-title').flatMap(({ file, path, text }) => {
    const whole = documentTitle(text, brand);
    const { length } = [...whole];
    if (length >= shortest && length <= longest) return [];
    const limit = length < shortest ? `at least ${shortest}` : `at most ${longest}`;
    const message = `found ${length} characters with the brand's name, ${quote(whole)}, expected ${limit}`;
    return [file.problem(path, message)];
  });
};
