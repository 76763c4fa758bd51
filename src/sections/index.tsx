import { type ComponentType, createElement, lazy, Suspense } from 'react';
import { loadChunk } from '../hooks/navigation/load-chunk';
import { ContactSection } from './contact/contact-section';
import { HeroSection } from './hero/hero-section';
import { PricingSection } from './pricing/pricing-section';
import { ProcessSection } from './process/process-section';
import { ServicesSection } from './services/services-section';

/** Every section gets its content and the page's heading. */
export interface SectionProps {
  content: { kind: string; anchor: string };
  heading: string;
  /** Whether no other section follows. */
  isLast: boolean;
}

// Each component declares the type of its content.
type SectionComponent = ComponentType<SectionProps>;

/** The kinds of the home page, in one file. */
export const homeSections: Readonly<Record<string, unknown>> = {
  contact: ContactSection,
  hero: HeroSection,
  pricing: PricingSection,
  process: ProcessSection,
  services: ServicesSection,
};

/** The other kinds. Only pages that list a kind load its code, and the home page does not grow with their number. */
const sectionsOnDemand: Record<string, SectionComponent | undefined> = {};

const sectionOnDemand = ({ kind, anchor }: SectionProps['content']): SectionComponent =>
  (sectionsOnDemand[kind] ??= lazy(() =>
    loadChunk(() => import('./on-demand').then(({ load }) => load(kind))).catch((error: unknown) => {
      // React keeps a failure, so the next try needs a new component.
      sectionsOnDemand[kind] = undefined;
      // The static HTML of the first page has the section. It stays readable, while a note would replace it.
      if (document.getElementById(anchor)) return new Promise<never>(() => undefined);
      throw error;
    }),
  ));

/** A section of any kind. */
export function Section(props: SectionProps) {
  const { kind } = props.content;
  const HomeSection = homeSections[kind] as SectionComponent | undefined;
  if (HomeSection) return <HomeSection {...props} />;
  return <Suspense>{createElement(sectionOnDemand(props.content), props)}</Suspense>;
}
