/** Response headers by path. In a path, "*" matches any text. */
export type HeaderRules = Record<string, Record<string, string>>;

const yearInSeconds = 31_536_000;

/** For files whose names change with their content. */
export const immutable = `public, max-age=${yearInSeconds}, immutable`;
/** For everything else. Static hosts send it where no rule applies. */
export const revalidate = 'public, max-age=0, must-revalidate';

/**
 * How far browsers refuse addresses without https. Subdomains are the owner's choice: those without https become
 * unreachable, also for years after this site has changed its mind.
 *
 * @see https://hstspreload.org/
 */
const strictTransport: Readonly<Record<string, string>> = {
  site: '',
  subdomains: '; includeSubDomains',
  preload: '; includeSubDomains; preload',
};

/** Browser features that no page uses and that affect the privacy or the costs of visitors. */
const disabledFeatures = 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()';

/**
 * The headers of the whole site. Hosts send the values of all rules that match a path, so no header may be in two rules
 * that match the same path.
 *
 * @param policy the content security policy
 * @param prefix the folder that the site is served from, "" at the root
 * @param httpsOnly a choice of the definition of site.json
 */
export const headerRules = (policy: string, prefix: string, httpsOnly?: string | null): HeaderRules => ({
  [`${prefix}/*`]: {
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': `max-age=${2 * yearInSeconds}${strictTransport[httpsOnly ?? 'site']}`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': disabledFeatures,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  },
  [`${prefix}/static/*`]: { 'Cache-Control': immutable },
  [`${prefix}/*.js`]: { 'Cache-Control': immutable },
  [`${prefix}/*.css`]: { 'Cache-Control': immutable },
  [`${prefix}/page-data/*`]: { 'Cache-Control': revalidate },
  [`${prefix}/`]: { 'Cache-Control': revalidate },
  [`${prefix}/*.html`]: { 'Cache-Control': revalidate },
});

/** The folder that the site of these rules was built for, "" at the root. The first rule is for all of its addresses. */
export const builtPrefix = (rules: HeaderRules): string => (Object.keys(rules)[0] ?? '').replace(/\/\*$/, '');

/** The path of a rule as a regular expression, in the subset that nginx and JavaScript share. */
export const pathPattern = (path: string): string =>
  `^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`;

/** The `_headers` format of static hosts: each path is followed by its headers, indented. */
export const staticHostHeaders = (rules: HeaderRules): string =>
  Object.entries(rules)
    .flatMap(([address, headers]) => [
      `${address}\n`,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`),
    ])
    .join('');

/** Reads the `_headers` format. */
export const parseStaticHostHeaders = (text: string): HeaderRules =>
  Object.fromEntries(
    text.split(/\n(?=\S)/).map((rule) => {
      const [address = '', ...lines] = rule.trim().split(/\n\s+/);
      return [address, Object.fromEntries(lines.map((line) => line.split(/: (.*)/)))];
    }),
  );

/**
 * Headers for nginx, to include in a server block. A location with an `add_header` of its own would drop all others, so
 * every header is in the server block, and `if` only sets a variable, which is its safe use.
 *
 * @see https://nginx.org/en/docs/http/ngx_http_headers_module.html
 */
export function nginxHeaders(rules: HeaderRules): string {
  const all = Object.entries(rules).flatMap(([address, headers]) =>
    Object.entries(headers).map(([name, value]) => ({ address, name, value })),
  );
  const everywhere = all.filter(({ name }) => name !== 'Cache-Control');
  const caching = all.filter(({ name, value }) => name === 'Cache-Control' && value !== revalidate);
  const lines = [
    ...everywhere.map(({ name, value }) => `add_header ${name} "${value}" always;`),
    `set $caching "${revalidate}";`,
    ...caching.map(
      ({ address, value }) => `if ($uri ~ "${pathPattern(address)}") { set $caching "${value}"; }`,
    ),
    'add_header Cache-Control $caching always;',
  ];
  return `${lines.join('\n')}\n`;
}
