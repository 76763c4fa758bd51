import type { Entry } from '../site';

const maxRelated = 3;

export const tagsOf = ({ value }: Entry): readonly string[] => (value.tags ?? []) as string[];

/**
 * Makes a function that finds the entries with most tags in common with one, of these the ones after it first. Entries with
 * the same tags have the same ones in common with others, so these are counted once.
 */
export function findRelated(entries: readonly Entry[]): (entry: Entry) => Entry[] {
  const places = new Map(entries.map((entry, place) => [entry, place]));
  const byTag = new Map<string, number[]>();
  for (const [entry, place] of places)
    for (const tag of tagsOf(entry)) {
      const tagged = byTag.get(tag) ?? [];
      tagged.push(place);
      byTag.set(tag, tagged);
    }

  /** The places of the entries with a tag in common, those with most of them first. */
  const rank = (tags: readonly string[]): number[][] => {
    const common = new Map<number, number>();
    for (const place of tags.flatMap((tag) => byTag.get(tag) ?? []))
      common.set(place, (common.get(place) ?? 0) + 1);
    return tags.map((_, lacking) =>
      [...common.keys()].filter((place) => common.get(place) === tags.length - lacking).sort((a, b) => a - b),
    );
  };

  const ranked = new Map<string, number[][]>();
  return (entry) => {
    const own = places.get(entry) ?? 0;
    const tags = tagsOf(entry).toSorted();
    const key = tags.join();
    const ranks = ranked.get(key) ?? rank(tags);
    ranked.set(key, ranks);
    return ranks
      .flatMap((rank) => {
        const next = rank.findIndex((place) => place > own);
        const after = next < 0 ? [] : rank.slice(next, next + maxRelated);
        return [...after, ...rank.slice(0, maxRelated)].filter(
          (place, index, all) => place !== own && all.indexOf(place) === index,
        );
      })
      .slice(0, maxRelated)
      .flatMap((place) => entries[place] ?? []);
  };
}
