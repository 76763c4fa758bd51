import type { ComponentType } from 'react';
import type { SectionProps } from './index';

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
export const load = (kind: string) =>
  // Each component declares the type of its content.
  loaders[kind]?.() as Promise<{ default: ComponentType<SectionProps> }>;
