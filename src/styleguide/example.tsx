import { type ReactNode, useState } from 'react';
import type { Theme } from '../theme/storage';

/** A component in its variants and states. The theme makes ids and landmark names of the two columns differ. */
export interface Example {
  title: string;
  example: (theme: Theme) => ReactNode;
}

export const longText =
  'A text that is much longer than the component has room for in one line on most screens';

interface StatefulProps<Value> {
  initial: Value;
  children: (value: Value, setValue: (value: Value) => void) => ReactNode;
}

/** Holds the state of a component that leaves it to its parent. */
export function Stateful<Value>({ initial, children }: StatefulProps<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}
