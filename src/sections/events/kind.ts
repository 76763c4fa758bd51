export { definition } from './definition';
export { files } from './files';
export { structuredData } from './structured-data';
