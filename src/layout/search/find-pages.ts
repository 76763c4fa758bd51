import type { FoundPage, Pagefind, Result } from './load-pagefind';

const lettersOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Whether a word in the excerpt of a page starts with this one, or has a part that does, as in "UI/UX" and "E-commerce". */
function hasStart({ excerpt }: FoundPage, word: string): boolean {
  const found = excerpt.match(/(?<=<mark>).*?(?=<\/mark>)/g) ?? [];
  return found
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .some((part) => lettersOf(part).startsWith(lettersOf(word)));
}

/**
 * Whether the pages have a word, in any of its forms, or words that start with it. Of a word that no page has, Pagefind
 * finds those with the same first letters, unless it is in quotation marks: then it needs the whole word.
 */
async function isFound({ search }: Pagefind, word: string): Promise<boolean> {
  if (!lettersOf(word)) return false;
  const { results: exact } = await search(`"${word}"`);
  if (exact.length > 0) return true;
  const [first] = (await search(word)).results;
  return first !== undefined && hasStart(await first.data(), word);
}

/** Other spellings of a German word that is typed without umlauts. Pagefind finds "über" by "uber". */
function spellings(word: string): string[] {
  if (!document.documentElement.lang.startsWith('de')) return [];
  const plain = word.replace(/([aou])e/gi, '$1');
  return [plain, word.replace(/ss/gi, 'ß'), plain.replace(/ss/gi, 'ß')].filter((other) => other !== word);
}

/** Finds the pages that have all words of a text, apart from those that no page has. */
export async function findPages(pagefind: Pagefind, text: string): Promise<readonly Result[]> {
  const isExact = /^".+"$/.test(text);
  const words: string[] = isExact ? [text] : [];
  for (const word of isExact ? [] : text.replaceAll('"', '').split(/\s+/))
    for (const spelling of [word, ...spellings(word)])
      if (await isFound(pagefind, spelling)) {
        words.push(spelling);
        break;
      }
  return words.length > 0 ? (await pagefind.search(words.join(' '))).results : [];
}
