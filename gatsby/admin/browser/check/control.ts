import type { ComponentType } from 'react';
import type { CustomFieldControlProps } from '@sveltia/cms';
import { findProblems, toUnsaved, untilQuiet } from './find-problems';
import type { FormProblem } from './form-problem';

/** What `this` is in a control: `isValid` is a method of it. */
export interface Control<Props = CustomFieldControlProps> {
  props: Props;
  element?: Element | null;
}

interface Methods<State> {
  getInitialState?: () => State;
  isValid?: () => Promise<true | { error: { message: string } }>;
  componentDidMount?: () => void;
  componentDidUpdate?: () => void;
  componentWillUnmount?: () => void;
  render: () => React.ReactNode;
}

declare global {
  /** Of the copy of React in Sveltia CMS. @see https://sveltiacms.app/en/docs/api/field-types */
  function createClass<State = object, Props = CustomFieldControlProps>(
    methods: Methods<State> &
      ThisType<Control<Props> & Methods<State> & { state: State; setState: (state: Partial<State>) => void }>,
  ): ComponentType<Props>;
}

/** The language of the column that has an element. A form in one language has one column. */
export const localeOf = (element: Element): string =>
  element.closest<HTMLElement>('[data-locale]')?.dataset.locale ?? '';

/** The problems that saving the form of a control would cause, when nobody types in it. Undefined without an answer. */
export async function problemsFor(control: Control): Promise<readonly FormProblem[] | undefined> {
  await untilQuiet();
  const { element, props } = control;
  if (!element?.isConnected || !props.entry) return [];
  // An answer of a field stays until its form changes, so "Save" asks again.
  return findProblems(toUnsaved(props.entry, localeOf(element))).catch(() => undefined);
}
