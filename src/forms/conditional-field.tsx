import { useEffect, useRef, useState } from 'react';
import { draftFields, restoreDraft } from './drafts';
import { FormField, type FormFieldProps } from './form-field';

/** A field that is part of its form only for an answer to an earlier field. Without scripts it is there, and not required. */
export function ConditionalField({ field, error }: FormFieldProps) {
  const { field: name = '', answers = [] } = field.shownFor ?? {};
  const [isShown, setIsShown] = useState(false);
  const ref = useRef<HTMLElement>(null);
  const expected = answers.join('\n');

  useEffect(() => {
    const form = ref.current?.closest('form');
    if (!form) return;
    const update = () => {
      const answer = new FormData(form).get(name);
      setIsShown(typeof answer === 'string' && expected.split('\n').includes(answer));
    };
    // After the form has restored drafts, and after it has been reset.
    const updateLater = () => queueMicrotask(update);
    updateLater();
    form.addEventListener('input', update);
    form.addEventListener('reset', updateLater);
    return () => {
      form.removeEventListener('input', update);
      form.removeEventListener('reset', updateLater);
    };
  }, [name, expected]);

  useEffect(() => {
    const form = ref.current?.closest('form');
    if (isShown && form) draftFields(form).forEach(restoreDraft);
  }, [isShown]);

  return (
    <>
      <noscript ref={ref}>
        <FormField field={{ ...field, required: false }} error={error} />
      </noscript>
      {isShown && <FormField field={field} error={error} />}
    </>
  );
}
