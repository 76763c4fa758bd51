export { definition } from './definition';
export { structuredData } from './structured-data';
