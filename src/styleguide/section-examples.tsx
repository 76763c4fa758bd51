import { type ComponentType, createElement, lazy, type LazyExoticComponent, Suspense } from 'react';
import type { SectionProps } from '../sections/any-section';

const examples: Record<string, LazyExoticComponent<ComponentType>> = {};

/** They load as on pages, so that the page of all components changes no file of the others. */
const exampleOf = (kind: string): ComponentType =>
  (examples[kind] ??= lazy(async () => {
    const { load } = await import('../sections/on-demand');
    const { default: Section } = await load(kind);
    const { example } = (await import(`../sections/${kind}/example`)) as { example: SectionProps['content'] };
    return { default: () => <Section content={example} heading="" isLast={false} /> };
  }));

/** The kinds of section that have an example. Their width is the page's, so only one theme is shown. */
export const SectionExamples = ({ kinds }: { kinds: readonly string[] }) =>
  kinds.map((kind) => <Suspense key={kind}>{createElement(exampleOf(kind))}</Suspense>);
