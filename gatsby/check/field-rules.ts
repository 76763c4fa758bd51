import type { FieldRule } from './rules/check-texts';
import { imagesAreDescribed } from './rules/images/descriptions';
import { listRules } from './rules/lists';
import { linesSayTheAddress } from './rules/addresses';
import { daysHaveBothTimes, hoursSayTheirTimes, periodsEndLater } from './rules/periods';
import { tagsAreConsistent } from './rules/tags';
import { type FieldTools, textsHaveTheirForm } from './rules/text-forms';
import { textsAreShowable } from './rules/texts';

/** The rules that need no other file, in the order of precedence. The admin of a published site has them, too. */
export const fieldRules = (tools: FieldTools): readonly FieldRule[] => [
  textsHaveTheirForm(tools),
  ...listRules,
  daysHaveBothTimes,
  hoursSayTheirTimes,
  linesSayTheAddress,
  periodsEndLater,
  tagsAreConsistent,
  imagesAreDescribed,
  textsAreShowable,
];
