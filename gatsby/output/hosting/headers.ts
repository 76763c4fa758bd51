/** Response headers by path. In a path, "*" matches any text. */
export type HeaderRules = Record<string, Record<string, string>>;

const yearInSeconds = 31_536_000;

/** For files whose names change with their content. */
export const immutable = `public, max-age=${yearInSeconds}, immutable`;
/** For everything else. Static hosts send it where no rule applies. */
export const revalidate = 'public, max-age=0, must-revalidate';

/** Browser features that no page uses and that affect the privacy or the costs of visitors. */
const disabledFeatures = 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()';

const policyHeader = 'Content-Security-Policy';

/** What other sites show: images of shared links, and icons in search results and lists of bookmarks. */
const shownElsewhere = ['/share/*', '/favicon.*', '/apple-touch-icon.png', '/icon-*.png'];

/** What the forms of editors need. Its windows for signing in are those of other sites. */
const adminHeaders = (policy: string) => ({
  [policyHeader]: policy,
  'Cross-Origin-Opener-Policy': 'unsafe-none',
  'Cache-Control': revalidate,
});

/**
 * The headers of the whole site. Of two rules that match a path and set the same header, the later one counts.
 *
 * @param adminPolicy the policy of /admin, if the site has it
 */
export const headerRules = (policy: string, prefix: string, adminPolicy?: string): HeaderRules => ({
  [`${prefix}/*`]: {
    [policyHeader]: policy,
    // Not for subdomains: those without https would become unreachable.
    'Strict-Transport-Security': `max-age=${2 * yearInSeconds}`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': disabledFeatures,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  },
  ...Object.fromEntries(
    shownElsewhere.map((path) => [prefix + path, { 'Cross-Origin-Resource-Policy': 'cross-origin' }]),
  ),
  [`${prefix}/static/*`]: { 'Cache-Control': immutable },
  [`${prefix}/*.js`]: { 'Cache-Control': immutable },
  [`${prefix}/*.css`]: { 'Cache-Control': immutable },
  [`${prefix}/page-data/*`]: { 'Cache-Control': revalidate },
  [`${prefix}/`]: { 'Cache-Control': revalidate },
  [`${prefix}/*.html`]: { 'Cache-Control': revalidate },
  ...(adminPolicy && {
    [`${prefix}/admin`]: adminHeaders(adminPolicy),
    [`${prefix}/admin/*`]: adminHeaders(adminPolicy),
  }),
});

/** The path of a rule as a regular expression, in the subset that nginx and JavaScript share. */
export const pathPattern = (path: string): string =>
  `^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`;

/**
 * The `_headers` format of static hosts: each path is followed by its headers, indented. Of several values for an address,
 * Netlify sends the last one. Cloudflare sends all of them, except those before a line with "!", which Netlify ignores.
 *
 * @see https://developers.cloudflare.com/workers/static-assets/headers/#detach-a-header
 */
export function staticHostHeaders(rules: HeaderRules): string {
  const earlier = new Set<string>();
  return Object.entries(rules)
    .flatMap(([address, headers]) => {
      const names = Object.keys(headers);
      const repeated = names.filter((name) => earlier.has(name));
      for (const name of names) earlier.add(name);
      return [
        address,
        ...repeated.map((name) => `  ! ${name}`),
        ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
      ];
    })
    .map((line) => `${line}\n`)
    .join('');
}

/**
 * Headers for nginx, to include in a server block. A location with an `add_header` of its own would drop all others, so
 * every header is in the server block, and `if` only sets a variable, which is its safe use.
 *
 * @see https://nginx.org/en/docs/http/ngx_http_headers_module.html
 */
export function nginxHeaders(rules: HeaderRules): string {
  const [[, everywhere] = [], ...others] = Object.entries(rules);
  const lines = Object.entries({ ...everywhere, 'Cache-Control': revalidate }).flatMap(([name, value]) => {
    const variable = `$sent_${name.toLowerCase().replaceAll('-', '_')}`;
    const exceptions = others.flatMap(([address, { [name]: other }]) =>
      other ? `if ($uri ~ "${pathPattern(address)}") { set ${variable} "${other}"; }` : [],
    );
    return exceptions.length > 0
      ? [`set ${variable} "${value}";`, ...exceptions, `add_header ${name} ${variable} always;`]
      : `add_header ${name} "${value}" always;`;
  });
  return `${lines.join('\n')}\n`;
}
