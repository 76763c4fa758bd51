import { distance } from 'fastest-levenshtein';

/** Words for the same thing that differ in too many letters. */
const synonyms: readonly (readonly string[])[] = [
  ['pricing', 'plans', 'prices', 'price'],
  ['services', 'offers'],
  ['process', 'process-steps', 'steps'],
  ['hero', 'banner'],
  ['contact', 'form'],
];

/** Shorter names are part of too many other names. */
const shortestPart = 3;

/** Finds the name that was probably meant: a synonym, or one that differs in few letters, contains the written one, or is part of it. */
export function nearest(written: string, names: Iterable<string>): string | undefined {
  const text = written.toLowerCase();
  const allowed = Math.max(1, Math.floor(text.length / 3));
  const score = (name: string): number => {
    const changed = changedLetters(text, name.toLowerCase(), allowed);
    if (changed <= allowed) return changed;
    // A typing mistake is more likely than a shared part.
    return isPart(text, name.toLowerCase()) ? allowed + 1 : Infinity;
  };
  const all = [...names];
  const candidates = all.filter((name) => score(name) < Infinity);
  const sameWords = synonyms.find((words) => words.includes(text));
  return sameWords?.find((word) => all.includes(word)) ?? candidates.sort((a, b) => score(a) - score(b))[0];
}

/** Ends a message with the name that was probably meant, if there is one. */
export const didYouMean = (guess: string | undefined, otherwise: string): string =>
  guess ? `; did you mean '${guess}'?` : otherwise;

/** Two swapped letters count as one change: "rokcet", "hrfe". */
function changedLetters(a: string, b: string, allowed: number): number {
  if (Math.abs(a.length - b.length) > allowed) return Infinity;
  const changed = distance(a, b);
  return changed === 2 && sortedLetters(a) === sortedLetters(b) ? 1 : changed;
}

const sortedLetters = (text: string): string => [...text].sort().join('');

const isPart = (a: string, b: string): boolean =>
  Math.min(a.length, b.length) >= shortestPart && (a.includes(b) || b.includes(a));
