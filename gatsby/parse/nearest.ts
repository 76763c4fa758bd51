import { distance } from 'fastest-levenshtein';
import { eitherOf, quote } from './problem';

/** Shorter names are part of too many other names. */
const shortestPart = 3;

/** Finds the name that was probably meant: it differs in few letters, contains the written one, or is part of it. */
export function nearest(written: string, names: Iterable<string>): string | undefined {
  const text = written.toLowerCase();
  const all = [...names];
  const allowed = Math.round(text.length / 3);
  const stem = text.slice(0, Math.max(Math.ceil((2 / 3) * text.length), shortestPart));
  const score = (name: string): number => {
    const changed = distance(text, name.toLowerCase());
    // Another form of the word: "prices" for "pricing".
    if (name.toLowerCase().startsWith(stem)) return Math.min(changed, 1);
    // A typing mistake is more likely than a shared part.
    return changed > allowed && isPart(text, name.toLowerCase()) ? allowed + 0.5 : changed;
  };
  const near = all.filter((name) => score(name) < allowed + 1);
  return near.sort((a, b) => score(a) - score(b) || b.length - a.length)[0];
}

const isPart = (a: string, b: string): boolean =>
  Math.min(a.length, b.length) >= shortestPart && (a.includes(b) || b.includes(a));

export const didYouMean = (guess: string | undefined, otherwise: string): string =>
  guess ? `; did you mean '${guess}'?` : otherwise;

/**
 * Ends a message about an unknown name: with the one that was probably meant, or with all.
 *
 * @param file what would have the name if there are no names yet
 */
export const expectedName = (written: string, names: readonly string[], file = ''): string =>
  didYouMean(nearest(written, names), `, expected ${eitherOf(names) || `a file ${quote(file)}`}`);
