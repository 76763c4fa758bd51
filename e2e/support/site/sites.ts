import { contentDirectory } from '../../../gatsby/content/folders';

/** The first of nine ports. `npm start` uses another one. */
const firstPort = Number(process.env.PORT ?? 9100);

const originAt = (port: number) => `http://localhost:${firstPort + port}`;

/** A frozen copy of the content that docs/behaviour.md describes. */
export const frozenContent = '__tests__/specification/content';

/** Where `npm run build:test` puts the sites that it builds. */
export const builtSites = 'test-results/sites';

/** The content of the example studio with edits (edited-content.ts). */
export const hostedContent = `${builtSites}/hosted/content`;

/** The sites that the tests open. `folder` holds `public/`, `content` is what it is built from, and `prefix` is the folder of the address. */
export const sites = {
  /** Built from the frozen content. */
  frozen: { folder: `${builtSites}/frozen`, content: frozenContent, origin: originAt(0), prefix: '' },
  /** Built from content/, or from `CONTENT_DIR`. */
  real: { folder: '.', content: contentDirectory, origin: originAt(1), prefix: '' },
  /** Built from the edited content, for a folder of another address. Its forms are sent to `formService`. */
  hosted: {
    folder: `${builtSites}/hosted`,
    content: hostedContent,
    origin: originAt(2),
    prefix: '/some/preview',
    formService: `http://127.0.0.1:${firstPort + 3}`,
  },
};

/** The files beside `public/` that configurations of servers include. */
export const serverFiles = ['headers', 'redirects', 'folder'].flatMap((name) => [
  `nginx-${name}.conf`,
  `caddy-${name}.conf`,
]);

/** The port of a copy of the project that a test builds or develops. Only one runs at a time. */
export const copyPort = firstPort + 4;

/** The ports of servers that tests start with the configurations in deploy/, one after the other. */
export const serverPorts = { frozen: firstPort + 5, hosted: firstPort + 6 };
