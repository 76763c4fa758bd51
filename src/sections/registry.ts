/**
 * The kinds of section. Only build-time code imports this file. Pages find the component of a kind by its name:
 * pricing/pricing-section.tsx.
 */
export { definition as callToAction } from './call-to-action/definition';
export { definition as cases } from './cases/definition';
export { definition as contact } from './contact/definition';
export { definition as embed } from './embed/definition';
export { definition as events } from './events/definition';
export { definition as figures } from './figures/definition';
export { definition as gallery } from './gallery/definition';
export { definition as hero } from './hero/definition';
export { definition as imageAndText } from './image-and-text/definition';
export { definition as logos } from './logos/definition';
export { definition as people } from './people/definition';
export { definition as placeholder } from './placeholder/definition';
export { definition as posts } from './posts/definition';
export { definition as pricing } from './pricing/definition';
export { definition as process } from './process/definition';
export { definition as questions } from './questions/definition';
export { definition as quotes } from './quotes/definition';
export { definition as services } from './services/definition';
export { definition as text } from './text/definition';
