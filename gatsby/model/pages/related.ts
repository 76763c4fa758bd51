import type { Entry } from '../site';

const maxRelated = 3;

export const tagsOf = ({ value }: Entry): readonly string[] => (value.tags ?? []) as string[];

/** Makes a function that finds the entries with most tags in common with the one at a place, of these the ones after it first. */
export function findRelated(entries: readonly Entry[]): (place: number, entry: Entry) => Entry[] {
  const tagged = new Map<string, number[]>();
  for (const [place, entry] of entries.entries())
    for (const tag of tagsOf(entry)) {
      const places = tagged.get(tag) ?? [];
      places.push(place);
      tagged.set(tag, places);
    }

  /** The places of entries by the number of tags in common, the largest number first. */
  const rank = (tags: readonly string[]): number[][] => {
    const common = new Map<number, number>();
    for (const place of tags.flatMap((tag) => tagged.get(tag) ?? []).sort((one, other) => one - other))
      common.set(place, (common.get(place) ?? 0) + 1);
    return tags.map((_, lacking) =>
      [...common.keys()].filter((place) => common.get(place) === tags.length - lacking),
    );
  };

  // Entries with the same tags have the same ones in common with others.
  const ranked = new Map<string, number[][]>();
  return (own, entry) => {
    const tags = tagsOf(entry).toSorted();
    const ranks = ranked.get(tags.join()) ?? rank(tags);
    ranked.set(tags.join(), ranks);
    const places = ranks.flatMap((all) => [
      ...all.filter((place) => place > own).slice(0, maxRelated),
      ...all.slice(0, maxRelated),
    ]);
    return [...new Set(places)]
      .filter((place) => place !== own)
      .slice(0, maxRelated)
      .flatMap((place) => entries[place] ?? []);
  };
}
