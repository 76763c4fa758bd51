import { contentDirectory } from '../../../gatsby/folders';

/** A frozen copy of the content that docs/behaviour.md describes. */
export const frozenContent = '__tests__/content';

/** Where `npm run build:test` puts the sites that it builds. */
export const builtSites = 'test-results/sites';

/** The content of the example studio with edits (edited-content.ts). */
export const hostedContent = `${builtSites}/hosted/content`;

/** The example studio, whose forms go to the form service of the site. The test of the service serves it. */
export const serviceFolder = `${builtSites}/service`;

/** The public address that the sites are built for. Tests open them on free ports. */
export const siteUrl = 'https://studio.example';

/** The address that receives forms. delivery.spec.ts maps it to a server on a free port. */
export const formService = 'http://127.0.0.1:8025';

/**
 * Where a site is served. Playwright stores the port that the server has found, before the workers start: until then no
 * test needs it.
 */
const servedAt = (name: string): string => process.env[`${name}_origin`.toUpperCase()] ?? 'http://localhost';

/** The sites that the tests open. `folder` holds `public/`, `content` is what it is built from, and `prefix` is the folder of the address. */
export const sites = {
  /** Built from the frozen content. */
  frozen: {
    folder: `${builtSites}/frozen`,
    content: frozenContent,
    origin: servedAt('frozen'),
    prefix: '',
  },
  /** Built from content/, or from `CONTENT_DIR`. */
  real: { folder: '.', content: contentDirectory, origin: servedAt('real'), prefix: '' },
  /** Built from the edited content, for a folder of another address. Its forms are sent to `formService`. */
  hosted: {
    folder: `${builtSites}/hosted`,
    content: hostedContent,
    origin: servedAt('hosted'),
    prefix: '/some/preview',
  },
};
