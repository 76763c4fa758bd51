import CMS from '@sveltia/cms';
import { CheckField, showProblems } from './check-field';
import { checkedField } from './checked-field';
import { findProblems, toUnsaved } from './find-problems';
import type { FormProblem } from './form-problem';

/** What is not known to be right is not saved. */
const unanswered = (): FormProblem => ({
  label: 'Check',
  hash: location.hash,
  message: 'The site does not answer, so this cannot be checked. Start “npm run admin” again.',
});

/** Forms are checked before they are saved. */
export function registerChecks(): void {
  CMS.registerFieldType('check', CheckField);
  for (const type of ['string', 'text', 'datetime', 'color', 'link'])
    CMS.registerFieldType(`checked-${type}`, checkedField(type));
  CMS.registerEventListener({
    name: 'preSave',
    // Fields that are closed, or have changed a moment ago, have not been asked.
    handler: async ({ entry }) => {
      const problems = await findProblems(toUnsaved(entry, '')).catch(() => [unanswered()]);
      showProblems(entry.get('collection'), problems);
      if (problems.length > 0) throw new Error('The content check has found problems.');
    },
  });
}
