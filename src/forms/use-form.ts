import type { FormHTMLAttributes } from 'react';
import { usePosting } from './use-form-endpoint';
import type { Deliver } from './delivery';
import { postedDelivery, warmPost } from './http-delivery';
import { useSubmission } from './use-submission';

/** The site's forms. */
export type FormName = 'contact' | 'newsletter';

/** The id of the place where a form says why it has failed. */
export const failureId = (form: FormName): string => `${form}-failure`;

/**
 * Everything that a form needs for its way from the visitor to whoever takes it: content decides which way that is.
 *
 * @param name which form
 * @param simulated its delivery where content has nothing sent; the form's element is a bare one then
 * @param backAfter how long "sent" lasts, in ms; for good when left out
 * @returns the form's state, what content says about sending (null where it is simulated), and what its element takes
 */
export function useForm(name: FormName, simulated: Deliver, backAfter?: number) {
  const posting = usePosting();
  const deliver =
    __FORMS_ARE_SENT__ && posting ? postedDelivery({ ...posting, endpoint: posting[name] }) : simulated;
  const { phase, failure, handleSubmit, handleInput } = useSubmission(deliver, backAfter);
  const formProps: FormHTMLAttributes<HTMLFormElement> = {
    onSubmit: handleSubmit,
    ...(__FORMS_ARE_SENT__ &&
      posting && {
        // For visitors without script, whose browser sends the form itself.
        action: posting[name],
        method: 'post',
        onFocus: warmPost,
        onInput: handleInput,
        'aria-describedby': failure ? failureId(name) : undefined,
      }),
  };
  return { phase, failure, posting, formProps };
}
