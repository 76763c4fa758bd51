/**
 * The kinds of section, each with the file that exports its definition and what else it tells the build: see
 * content-model/kind.ts. Only build-time code imports this file. Pages find the component of a kind by its name:
 * pricing/pricing-section.tsx.
 */
export * as callToAction from './call-to-action/definition';
export * as cases from './cases/definition';
export * as contact from './contact/definition';
export * as embed from './embed/kind';
export * as events from './events/kind';
export * as figures from './figures/definition';
export * as gallery from './gallery/definition';
export * as hero from './hero/kind';
export * as imageAndText from './image-and-text/definition';
export * as locations from './locations/kind';
export * as logos from './logos/definition';
export * as priceList from './price-list/kind';
export * as openingHours from './opening-hours/definition';
export * as people from './people/kind';
export * as placeholder from './placeholder/kind';
export * as posts from './posts/kind';
export * as pricing from './pricing/kind';
export * as process from './process/definition';
export * as questions from './questions/kind';
export * as quotes from './quotes/definition';
export * as services from './services/definition';
export * as text from './text/definition';
