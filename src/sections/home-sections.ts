import ContactSection from './contact/contact-section';
import HeroSection from './hero/hero-section';
import PricingSection from './pricing/pricing-section';
import ProcessSection from './process/process-section';
import ServicesSection from './services/services-section';

/** The kinds of the home page, in one file with its template. */
export const homeSections: Readonly<Record<string, unknown>> = {
  contact: ContactSection,
  hero: HeroSection,
  pricing: PricingSection,
  process: ProcessSection,
  services: ServicesSection,
};
