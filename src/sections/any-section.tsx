import { type ComponentType, createElement, lazy, Suspense } from 'react';
import { loadChunk } from '../hooks/navigation/load-chunk';

/** Every section gets its content and the page's heading. */
export interface SectionProps {
  content: { kind: string; anchor: string };
  heading: string;
  /** Whether no other section follows. */
  isLast: boolean;
}

// Each component declares the type of its content.
type SectionComponent = ComponentType<SectionProps>;

/** The other kinds. Only pages that list a kind load its code, and the home page does not grow with their number. */
const sectionsOnDemand: Record<string, SectionComponent | undefined> = {};

const sectionOnDemand = ({ kind, anchor }: SectionProps['content']): SectionComponent =>
  (sectionsOnDemand[kind] ??= lazy(() =>
    loadChunk(() => import('./on-demand').then(({ load }) => load(kind))).catch((error: unknown) => {
      // React keeps a failure, so the next try needs a new component.
      sectionsOnDemand[kind] = undefined;
      // The static HTML of the first page has the section. It stays readable, while a note would replace it.
      if (document.getElementById(anchor)) return new Promise<never>(() => undefined);
      throw error;
    }),
  ));

interface AnySectionProps extends SectionProps {
  /** The sections whose code the template has, by kind. */
  loaded?: Readonly<Record<string, unknown>>;
}

/** A section of any kind. */
export function AnySection({ loaded, ...props }: AnySectionProps) {
  const { kind } = props.content;
  const LoadedSection = loaded?.[kind] as SectionComponent | undefined;
  if (LoadedSection) return <LoadedSection {...props} />;
  return <Suspense>{createElement(sectionOnDemand(props.content), props)}</Suspense>;
}
