import { quote } from '../../parse/problem';
import { wordsInAddress } from '../../parse/plain-name';
import { checkTypes, type FieldRule } from './check-texts';

/** A page lists what has a tag, so two tags have two addresses. */
export const tagsAreConsistent: FieldRule = (site) => {
  const first = new Map<string, { tag: string; name: string }>();
  return checkTypes(
    site,
    ({ hasPage }) => hasPage,
    (tag, { name }) => {
      const slug = wordsInAddress(tag);
      if (!slug) return `found ${quote(tag)}, expected a letter or a digit in it, for its address`;
      const same = first.get(slug) ?? { tag, name };
      first.set(slug, same);
      if (same.tag === tag) return undefined;
      const place = same.name === name ? 'this list' : same.name;
      return `found ${quote(tag)}, but ${place} has ${quote(same.tag)}, whose page has the same address, expected one spelling or another word`;
    },
  );
};
