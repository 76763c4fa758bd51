import { lazy, Suspense } from 'react';
import * as examples from './sections';

// They load as on pages, so that the page of all components changes no file of the others.
const sections = Object.values(examples).map((content) => ({
  content,
  Section: lazy(() => import('../sections/on-demand').then(({ load }) => load(content.kind))),
}));

/** Kinds of section with the content of src/styleguide/sections. Their width is the page's, so only one theme is shown. */
export const SectionExamples = () =>
  sections.map(({ content, Section }) => (
    <Suspense key={content.kind}>
      <Section content={content} heading="" isLast={false} />
    </Suspense>
  ));
