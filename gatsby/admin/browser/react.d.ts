import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms';
import type { ReactNode } from 'react';

/** A component, as Sveltia CMS offers to make one with its own copy of React. */
interface FieldClass<State> {
  props: CustomFieldControlProps;
  state: State;
  setState: (state: Partial<State>) => void;
  render: () => ReactNode;
}

declare global {
  const createClass: <State, Methods extends object>(
    methods: Methods &
      ThisType<FieldClass<State> & Methods> & { getInitialState?: () => State; render: () => ReactNode },
  ) => CustomFieldControl;
}
