import { pathPattern } from './headers';
import type { HostRules } from './redirects';
import { pagePath } from './redirects';

/**
 * The folder `static` of Vercel's Build Output API has the site with its path prefix.
 *
 * @param pages the files of the pages, such as "about.html"
 * @see https://vercel.com/docs/build-output-api/configuration
 */
export const vercelConfig = (
  { headers, redirects, prefix, languages }: HostRules,
  pages: readonly string[],
) => ({
  version: 3,
  routes: [
    ...Object.entries(headers).map(([path, values]) => ({
      src: pathPattern(path),
      headers: values,
      continue: true,
    })),
    ...redirects.map(({ from, to, status }) => ({
      src: pathPattern(from),
      status,
      headers: { Location: to },
    })),
    { src: `^(${prefix}${pagePath})/$`, status: 301, headers: { Location: '$1' } },
    { src: `^${prefix}/_(?:headers|redirects)$`, status: 404, dest: `${prefix}/404.html` },
    { handle: 'filesystem' },
    ...languages.map((language) => {
      const folder = prefix + language;
      return { src: `^${folder}/.*$`, status: 404, dest: `${folder}/404.html` };
    }),
    { src: '^/.*$', status: 404, dest: `${prefix}/404.html` },
  ],
  overrides: Object.fromEntries(
    pages.map((file) => [
      `${prefix}/${file}`.slice(1),
      { path: `${prefix}/${file}`.slice(1, -'.html'.length) },
    ]),
  ),
});
