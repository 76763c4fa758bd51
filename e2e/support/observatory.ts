import { CspParser } from 'csp_evaluator/dist/parser.js';

/** A page as the observatory sees it. */
export interface Visit {
  /** Its headers, names in lower case. */
  headers: Readonly<Record<string, string>>;
  html: string;
}

/** What a test of the observatory has found, and the points it gives or takes for that. */
export interface Finding {
  finding: string;
  points: number;
}

/** The first whose condition holds is what a test finds. */
type Rule = [points: number, finding: string, holds: (visit: Visit) => boolean];

/** Six months, in seconds, with the days that many leave out. */
const halfYear = 15_552_000;

/** Sources that let in nearly everybody. */
const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const inline = ["'unsafe-inline'", 'data:'];

const always = () => true;
const headerOf = ({ headers }: Visit, name: string) => (headers[name] ?? '').trim().toLowerCase();

/** What a policy lets a kind of content come from; everything, if it says nothing. */
function sourcesOf(visit: Visit, directive: string): string[] {
  const { directives } = new CspParser(headerOf(visit, 'content-security-policy')).csp;
  const sources = directives[directive] ??
    (directive.endsWith('-src') ? directives['default-src'] : undefined) ?? ['*'];
  // Browsers overlook it where a hash or a nonce stands beside it.
  const isNamed = sources.some((source) => /^'(?:sha\d+|nonce)-/.test(source));
  return sources.filter((source) => !(isNamed && source === "'unsafe-inline'"));
}

const allows = (visit: Visit, directives: string[], sources: string[]) =>
  directives.some((directive) => sourcesOf(visit, directive).some((source) => sources.includes(source)));

const allowsPlainHttp = (visit: Visit, directives: string[]) =>
  directives.some((directive) => sourcesOf(visit, directive).some((source) => /^(?:http|ftp):/.test(source)));

const active = [
  'script-src',
  'style-src',
  'object-src',
  'connect-src',
  'font-src',
  'frame-src',
  'manifest-src',
  'worker-src',
];

const isNothing = (visit: Visit, directive: string) => sourcesOf(visit, directive).join() === "'none'";

/** The scripts that a page names in its HTML; those that scripts ask for later are the policy's affair. */
const scriptsOf = ({ html }: Visit) =>
  [...html.matchAll(/<script\b([^>]*)>/g)].flatMap(([, attributes = '']) => {
    const src = /\ssrc="([^"]*)"/.exec(attributes)?.[1];
    return src
      ? [
          {
            isOutside: /^(?:https?:)?\/\//.test(src),
            isHttps: src.startsWith('https:'),
            isSealed: attributes.includes(' integrity="'),
          },
        ]
      : [];
  });

const maxAgeOf = (visit: Visit) =>
  Number(/max-age=(\d+)/.exec(headerOf(visit, 'strict-transport-security'))?.[1] ?? NaN);

/**
 * The tests of Mozilla's HTTP Observatory, version 4 of its scoring, each with what it may find, worst first. They are
 * applied as if the pages came over https with a good certificate. What a page's response cannot show is left out:
 * being on the browsers' preload list (5 points more) is for the owner of the domain to apply for, and cookies are not
 * weighed but refused, since the site has no use for any.
 *
 * @see https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */
const tests: Record<string, Rule[]> = {
  'content-security-policy': [
    [-25, 'no policy', (visit) => headerOf(visit, 'content-security-policy') === ''],
    [
      -20,
      'inline scripts, or scripts or objects from nearly everywhere',
      (visit) => allows(visit, ['script-src'], [...broad, ...inline]) || allows(visit, ['object-src'], broad),
    ],
    [-20, 'active content without encryption', (visit) => allowsPlainHttp(visit, active)],
    [-10, 'text that becomes code', (visit) => allows(visit, ['script-src', 'style-src'], ["'unsafe-eval'"])],
    [-10, 'images without encryption', (visit) => allowsPlainHttp(visit, ['img-src', 'media-src'])],
    [
      0,
      'inline styles, or styles from nearly everywhere',
      (visit) => allows(visit, ['style-src'], [...broad, ...inline]),
    ],
    [
      10,
      'nothing but what is named',
      (visit) =>
        isNothing(visit, 'default-src') &&
        ["'none'", "'self'"].includes(sourcesOf(visit, 'form-action').join()),
    ],
    [5, 'nothing unsafe', always],
  ],
  cookies: [
    [-40, 'a cookie', (visit) => headerOf(visit, 'set-cookie') !== ''],
    [0, 'no cookies', always],
  ],
  'cross-origin-resource-sharing': [
    [
      -50,
      'open to any site, with credentials',
      (visit) => headerOf(visit, 'access-control-allow-credentials') === 'true',
    ],
    [0, 'closed, or open without credentials', always],
  ],
  // The host sends http to https on the same name, without which no site is worth deploying; no response shows it.
  redirection: [[0, 'to https', always]],
  'referrer-policy': [
    [0, 'no policy', (visit) => headerOf(visit, 'referrer-policy') === ''],
    [
      5,
      'private',
      (visit) =>
        /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(
          headerOf(visit, 'referrer-policy'),
        ),
    ],
    [-5, 'tells others', always],
  ],
  'strict-transport-security': [
    [-20, 'not understood, or not there', (visit) => Number.isNaN(maxAgeOf(visit))],
    [-10, 'less than half a year', (visit) => maxAgeOf(visit) < halfYear],
    [0, 'half a year or more', always],
  ],
  'subresource-integrity': [
    [
      -50,
      'scripts of others, neither sealed nor encrypted',
      (visit) =>
        scriptsOf(visit).some(({ isOutside, isHttps, isSealed }) => isOutside && !isHttps && !isSealed),
    ],
    [
      -20,
      'scripts of others, sealed but not encrypted',
      (visit) => scriptsOf(visit).some(({ isOutside, isHttps }) => isOutside && !isHttps),
    ],
    [
      -5,
      'scripts of others, not sealed',
      (visit) => scriptsOf(visit).some(({ isOutside, isSealed }) => isOutside && !isSealed),
    ],
    [5, 'sealed scripts', (visit) => scriptsOf(visit).some(({ isSealed }) => isSealed)],
    [0, 'no scripts but the site’s own', always],
  ],
  'x-content-type-options': [
    [0, 'nosniff', (visit) => headerOf(visit, 'x-content-type-options') === 'nosniff'],
    [-5, 'types may be guessed', always],
  ],
  'x-frame-options': [
    [5, 'by the policy', (visit) => headerOf(visit, 'content-security-policy').includes('frame-ancestors ')],
    [0, 'by its own header', (visit) => /^(?:deny|sameorigin)$/.test(headerOf(visit, 'x-frame-options'))],
    [-20, 'other sites may frame it', always],
  ],
  'cross-origin-resource-policy': [
    [10, 'closed', (visit) => /^same-(?:origin|site)$/.test(headerOf(visit, 'cross-origin-resource-policy'))],
    [0, 'open', (visit) => /^(?:cross-origin)?$/.test(headerOf(visit, 'cross-origin-resource-policy'))],
    [-5, 'not understood', always],
  ],
};

/**
 * Scores a page as the observatory does.
 *
 * @param visit the response to a request that comes from another site
 * @returns what each test has found, and the score: 100 with everything it takes, and from 90 on with what it gives
 */
export function score(visit: Visit): { score: number; findings: Record<string, Finding> } {
  const findings = Object.fromEntries(
    Object.entries(tests).map(([name, rules]): [string, Finding] => {
      const [points, finding] = rules.find(([, , holds]) => holds(visit)) as Rule;
      return [name, { finding, points }];
    }),
  );
  const points = Object.values(findings).map((each) => each.points);
  const taken = points.filter((each) => each < 0).reduce((sum, each) => sum + each, 100);
  const given = points.filter((each) => each > 0).reduce((sum, each) => sum + each, 0);
  return { score: Math.max(taken >= 90 ? taken + given : taken, 0), findings };
}
