import type { FieldPath } from '../problem';
import { isRecord, listAt } from '../schema-details';
import type { Rule } from './rule';

/**
 * Exactly one plan is marked as popular, the plans behind the switch included.
 *
 * @param content all content
 * @returns a problem when none is marked, or one for each mark after the first
 */
export const onePlanIsPopular: Rule = ({ files }) => {
  const file = files.get('plans.json');
  if (!file) return [];
  const plans: { plan: unknown; path: FieldPath }[] = [
    ...listAt(file.value, 'plans').map((plan, index) => ({ plan, path: ['plans', index] })),
    ...listAt(file.value, 'switchCard', 'variants').map((variant, index) => ({
      plan: isRecord(variant) ? variant.plan : undefined,
      path: ['switchCard', 'variants', index, 'plan'],
    })),
  ];
  const marks = plans.map(({ plan }) => (isRecord(plan) ? plan.popular : undefined));
  const popular = plans.filter((_, index) => marks[index] === true);

  if (popular.length === 0) {
    // A mark that is missing or misspelt may be the one, and has been reported.
    const isCertain = plans.length > 0 && marks.every((mark) => mark === false);
    return isCertain
      ? [file.problem(['plans'], 'no plan is popular, expected "popular": true in exactly one')]
      : [];
  }
  const [first = [], ...others] = popular.map(({ path }) => [...path, 'popular']);
  const { line } = file.problem(first, '');
  return others.map((path) =>
    file.problem(path, `a second plan is popular besides the one in line ${line}, expected exactly one`),
  );
};
