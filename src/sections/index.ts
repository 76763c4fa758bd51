import type { ComponentType } from 'react';
import { ContactSection } from './contact/contact-section';
import { HeroSection } from './hero/hero-section';
import { PricingSection } from './pricing/pricing-section';
import { ProcessSection } from './process/process-section';
import { ServicesSection } from './services/services-section';

/** What every section gets: its own content, and the page's heading in case it is the one to show it. */
export interface SectionProps {
  // Each section knows the type of its own content; the registry only passes it on.
  content: never;
  heading: string;
}

/** Every section that a page can be made of, by the name that content/pages.json uses. */
export const sections: Record<string, ComponentType<SectionProps>> = {
  hero: HeroSection,
  services: ServicesSection,
  process: ProcessSection,
  pricing: PricingSection,
  contact: ContactSection,
};

/** Every name that content may use for a section. */
export const sectionNames = Object.keys(sections);
