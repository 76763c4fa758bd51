import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
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
function onDemand<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const LazySection = lazy(load);
  return (props: Props) => (
    <Suspense>
      <LazySection {...(props as ComponentProps<typeof LazySection>)} />
    </Suspense>
  );
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
