/** @jest-environment node */
import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from '../../../../gatsby/output/hosting/content-security-policy';
import {
  headerRules,
  nginxHeaders,
  revalidate,
  staticHostHeaders,
} from '../../../../gatsby/output/hosting/headers';
import { readContent, siteContent } from '../../../support/site-content';

// e2e/hosting/deploy.spec.ts tests the files of each host.

/** The directives of the policy for the frozen content with some files replaced or added. */
const policyOf = (values: Record<string, unknown> = {}) =>
  contentSecurityPolicy(
    { scripts: new Set(['second()', 'first()']), styles: new Set(['p{}']) },
    siteContent(values),
  ).split('; ');
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const hashes = ['first()', 'second()'].map(hash).sort().join(' ');
const read = (name: string) => readContent(name) as Record<string, object>;

it('the content security policy allows the site itself and its inline code', () => {
  expect(policyOf()).toEqual([
    "default-src 'none'",
    `script-src 'self' ${hashes}`,
    `style-src 'self' ${hash('p{}')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ]);
});

it('the content security policy allows the origins of external images and endpoints, each once and sorted', () => {
  const slides = ['https://more.example/a.jpg', 'images/own.jpg', 'https://a.example:8443/b.jpg'];
  const { form, ...contact } = read('sections/contact');
  const withEndpoint = (endpoint: string) => ({
    ...contact,
    form: { ...form, delivery: { endpoint } },
  });
  const policy = policyOf({
    forms: { ...read('forms'), delivery: { kind: 'http', endpoint: 'https://forms.example/f?a=b' } },
    'sections/hero': { ...read('sections/hero'), slides: slides.map((src) => ({ src, alt: '' })) },
    'sections/contact': withEndpoint('https://forms.example/contact'),
    'sections/jobs': withEndpoint('https://jobs.example/'),
    'sections/call': withEndpoint('/call'),
  });
  expect(policy).toEqual(
    expect.arrayContaining([
      "img-src 'self' https://a.example:8443 https://more.example",
      "connect-src 'self' https://forms.example https://jobs.example",
      "form-action 'self' https://forms.example https://jobs.example",
    ]),
  );
});

it('the content security policy allows embeds that a page shows, and the hosts that they lead on to', () => {
  const content = {
    integrations: { embedOrigins: ['https://login.example'] },
    'sections/film': { kind: 'embed', title: 'Film', address: 'https://video.example/film?autoplay=1' },
  };
  expect(policyOf(content).join()).not.toContain('frame-src');
  const pages = (read('pages').pages as object[]).map((page) => ({ ...page, sections: ['film'] }));
  expect(policyOf({ ...content, pages: { pages } })).toContain(
    'frame-src https://login.example https://video.example',
  );
});

it('the content security policy allows films of the site, if there are any', () => {
  expect(policyOf({}).join()).not.toContain('media-src');
  const hero = read('sections/hero') as { slides: object[] };
  const film = { src: '/files/film.mp4', pause: 'Pause', play: 'Play' };
  const slides = hero.slides.map((slide) => ({ ...slide, film }));
  expect(policyOf({ 'sections/hero': { ...hero, slides } })).toContain("media-src 'self'");
});

it('the content security policy allows WebAssembly for the search', () => {
  const navigation = { ...read('navigation'), search: { title: 'Search' } };
  expect(policyOf({ navigation })).toContain(`script-src 'self' ${hashes} 'wasm-unsafe-eval'`);
});

it('the content security policy opens for a service what integrations.json names', () => {
  const from = (name: string) => `https://${name}.example`;
  const policy = {
    reason: 'For questions.',
    scripts: [from('more')],
    styles: [from('styles')],
    inlineStyles: true,
    fonts: [from('fonts')],
    images: [from('images')],
    connections: ['wss://chat.example'],
    frames: [from('frames')],
    trustedTypes: false,
  };
  const service = { service: 'custom', script: 'https://chat.example/l.js', policy };
  const opened = policyOf({ integrations: { analytics: [service] } });
  expect(opened.filter((directive) => !policyOf().includes(directive))).toEqual([
    `script-src 'self' ${hashes} https://chat.example/l.js https://more.example`,
    "style-src 'self' 'unsafe-inline' https://styles.example",
    "img-src 'self' https://chat.example https://images.example",
    "font-src 'self' https://fonts.example",
    "connect-src 'self' https://chat.example wss://chat.example",
    'frame-src https://frames.example',
  ]);
  expect(opened.join()).not.toContain('trusted-types');
});

it('the admin has a policy of its own on every host, and its files have no names with a hash', () => {
  const rules = headerRules('policy', '/studio', 'own');
  const own = {
    'Content-Security-Policy': 'own',
    'Cross-Origin-Opener-Policy': 'unsafe-none',
    'Cache-Control': revalidate,
  };
  expect(Object.entries(rules).slice(-2)).toEqual([
    ['/studio/admin', own],
    ['/studio/admin/*', own],
  ]);
  const lines = staticHostHeaders(rules);
  // Cloudflare would send both policies.
  expect(lines.split('/studio/admin\n')[1]).toMatch(
    /^(?: {2}! [\w-]+\n){3} {2}Content-Security-Policy: own\n/,
  );
  expect(nginxHeaders(rules)).toContain(`set $sent_content_security_policy "policy";
if ($uri ~ "^/studio/admin$") { set $sent_content_security_policy "own"; }
if ($uri ~ "^/studio/admin/.*$") { set $sent_content_security_policy "own"; }
add_header Content-Security-Policy $sent_content_security_policy always;`);
  expect(nginxHeaders(headerRules('policy', ''))).toContain(
    'add_header Content-Security-Policy "policy" always;',
  );
});

it('a header replaces those of earlier rules on every host', () => {
  const rules = { '/*': { A: '1', B: '1' }, '/a/*': { A: '2' }, '/*.b': { A: '3', C: '3' } };
  expect(staticHostHeaders(rules)).toBe(
    '/*\n  A: 1\n  B: 1\n/a/*\n  ! A\n  A: 2\n/*.b\n  ! A\n  A: 3\n  C: 3\n',
  );
});

it('every file has the headers that Mozilla’s HTTP Observatory recommends', () =>
  expect(headerRules('policy', '')['/*']).toEqual({
    'Content-Security-Policy': 'policy',
    // Subdomains and the preload list of browsers are the owner's choice.
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.stringContaining('camera=()') as string,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }));
