import type { ComponentType } from 'react';
import { ContactSection } from './contact/contact-section';
import { HeroSection } from './hero/hero-section';
import { LazyPlaceholderSection } from './placeholder/lazy-placeholder-section';
import { PricingSection } from './pricing/pricing-section';
import { ProcessSection } from './process/process-section';
import { ServicesSection } from './services/services-section';

/** Every section gets its content and the page's heading. */
export interface SectionProps {
  // Each component declares the type of its content.
  content: never;
  heading: string;
}

/** The component of each kind of section. */
export const sections: Readonly<Record<string, ComponentType<SectionProps>>> = {
  contact: ContactSection,
  hero: HeroSection,
  placeholder: LazyPlaceholderSection,
  pricing: PricingSection,
  process: ProcessSection,
  services: ServicesSection,
};
