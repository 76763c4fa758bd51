import { isRecord } from '../is-record';
import type { Migration } from './migration';

export const responsiveDemo: Migration = {
  definition: 'services',
  change: 'the key "website" of a service is "responsiveDemo"',
  field: ['services'],
  migrate: (file) => {
    const { services } = file;
    if (!Array.isArray(services) || !services.every(isRecord)) return undefined;
    if (!services.some((service) => 'website' in service)) return undefined;
    const renamed = services.map(({ website, ...service }) =>
      website === undefined ? service : { ...service, responsiveDemo: website },
    );
    return { ...file, services: renamed };
  },
};
