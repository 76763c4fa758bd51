import { type ComponentProps, type ComponentType, lazy, Suspense, useEffect } from 'react';
import { scrollToLateAnchor } from '../hooks/route-scroll';
import { loadChunk } from '../navigation/load-chunk';
import { ContactSection } from './contact/contact-section';
import { HeroSection } from './hero/hero-section';
import { PricingSection } from './pricing/pricing-section';
import { ProcessSection } from './process/process-section';
import { ServicesSection } from './services/services-section';

/** Every section gets its content and the page's heading. */
export interface SectionProps {
  // Each component declares the type of its content.
  content: never;
  heading: string;
  /** Whether no other section follows. */
  isLast: boolean;
}

/** Loads the code of a section only on pages that list it. The home page has its sections in one file. */
function onDemand<Props extends { content: { anchor?: string } }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  // React keeps a failure, so the next try needs a new component.
  const create = () =>
    lazy(() =>
      loadChunk(load).catch((error: unknown) => {
        current = create();
        throw error;
      }),
    );
  let current = create();
  return function SectionOnDemand(props: Props) {
    const LazySection = current;
    return (
      <Suspense>
        <LazySection {...(props as ComponentProps<typeof LazySection>)} />
        <AnchorArrival anchor={props.content.anchor} />
      </Suspense>
    );
  };
}

/** Scrolls to the section of the address, which did not exist when the router looked for it. */
function AnchorArrival({ anchor = '' }: { anchor?: string }) {
  useEffect(() => scrollToLateAnchor(anchor), [anchor]);
  return null;
}

/** The component of each kind of section. */
export const sections: Readonly<Record<string, ComponentType<SectionProps>>> = {
  'call-to-action': onDemand(() => import('./call-to-action/call-to-action-section')),
  contact: ContactSection,
  figures: onDemand(() => import('./figures/figures-section')),
  hero: HeroSection,
  'image-and-text': onDemand(() => import('./image-and-text/image-and-text-section')),
  logos: onDemand(() => import('./logos/logos-section')),
  people: onDemand(() => import('./people/people-section')),
  placeholder: onDemand(() => import('./placeholder/message-page')),
  pricing: PricingSection,
  process: ProcessSection,
  questions: onDemand(() => import('./questions/questions-section')),
  quotes: onDemand(() => import('./quotes/quotes-section')),
  services: ServicesSection,
  text: onDemand(() => import('./text/text-section')),
};
