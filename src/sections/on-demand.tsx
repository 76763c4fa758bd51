import { type ComponentType, useEffect } from 'react';
import { scrollToLateSection } from '../hooks/navigation/late-section';
import type { SectionProps } from './index';

// The home page loads this file when the visitor does something. A file of its own would be one more in its list of files.
export { Demonstration as default } from './services/demonstration';

/** Loads the code of each kind of section that the home page does not show. */
export const loaders: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
  'call-to-action': () => import('./call-to-action/call-to-action-section'),
  cases: () => import('./cases/cases-section'),
  embed: () => import('./embed/embed-section'),
  figures: () => import('./figures/figures-section'),
  gallery: () => import('./gallery/gallery-section'),
  'image-and-text': () => import('./image-and-text/image-and-text-section'),
  logos: () => import('./logos/logos-section'),
  people: () => import('./people/people-section'),
  placeholder: () => import('./placeholder/message-page'),
  posts: () => import('./posts/posts-section'),
  questions: () => import('./questions/questions-section'),
  quotes: () => import('./quotes/quotes-section'),
  text: () => import('./text/text-section'),
};

/** @param kind one that the home page does not show */
export async function load(kind: string): Promise<{ default: ComponentType<SectionProps> }> {
  // Each component declares the type of its content.
  const module = (await loaders[kind]?.()) as { default: ComponentType<SectionProps> };
  const Section = module.default;
  return {
    default: (props) => (
      <>
        <Section {...props} />
        <ScrollWhenRendered anchor={props.content.anchor} />
      </>
    ),
  };
}

/** Scrolls to the anchor or the position of the address, which did not exist when the router looked for it. */
function ScrollWhenRendered({ anchor }: { anchor: string }) {
  useEffect(() => scrollToLateSection(anchor), [anchor]);
  return null;
}
