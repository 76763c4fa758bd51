import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FormFieldData } from '../content-model';
import { draftFields, restoreDraft } from './drafts';

interface ConditionalFieldProps {
  condition: NonNullable<FormFieldData['shownFor']>;
  /** The field. A site without conditions then has nothing of this file. */
  children: (isShown: boolean) => ReactNode;
}

/** A field that is part of its form only for an answer to an earlier field. Without scripts it is there, and not required. */
export function ConditionalField({ condition, children }: ConditionalFieldProps) {
  const { field: name, answers } = condition;
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
      <noscript ref={ref}>{children(false)}</noscript>
      {isShown && children(true)}
    </>
  );
}
