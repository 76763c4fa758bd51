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
}

const MessagePage = lazy(() => import('./placeholder/message-page'));

/** Loads the code of the section only on pages that list it. */
const PlaceholderSection = (props: ComponentProps<typeof MessagePage>) => (
  <Suspense>
    <MessagePage {...props} />
  </Suspense>
);

/** The component of each kind of section. */
export const sections: Readonly<Record<string, ComponentType<SectionProps>>> = {
  contact: ContactSection,
  hero: HeroSection,
  placeholder: PlaceholderSection,
  pricing: PricingSection,
  process: ProcessSection,
  services: ServicesSection,
};
