import type { ComponentType } from 'react';
import type { SectionProps } from './any-section';

/** Loads the component of a kind, which has a file of its own. */
export const load = (kind: string) =>
  // Each component declares the type of its content.
  import(`./${kind}/${kind}-section`) as Promise<{ default: ComponentType<SectionProps> }>;
