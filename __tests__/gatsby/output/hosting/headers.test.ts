/** @jest-environment node */
import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from '../../../../gatsby/output/hosting/content-security-policy';
import {
  headerRules,
  nginxHeaders,
  revalidate,
  staticHostHeaders,
} from '../../../../gatsby/output/hosting/headers';
import { analyticsScripts, openings } from '../../../../gatsby/model/analytics';
import { originsOf } from '../../../../gatsby/output/hosting/origins';
import { searchOpenings } from '../../../../gatsby/output/search-index';
import { siteContent } from '../../../support/site-content';

// e2e/hosting/deploy.spec.ts tests the files of each host.

it('the content security policy allows the site itself, its inline code, and the origins in the content', () => {
  const inline = { scripts: new Set(['second()', 'first()']), styles: new Set(['p{}']) };
  const origins = {
    images: ['https://images.example'],
    forms: ['https://forms.example'],
    frames: [],
    analytics: [],
  };
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(contentSecurityPolicy(inline, origins).split('; ')).toEqual(
    expect.arrayContaining([
      `script-src 'self' ${['first()', 'second()'].map(hash).sort().join(' ')}`,
      `style-src 'self' ${hash('p{}')}`,
      "img-src 'self' https://images.example",
      "connect-src 'self' https://forms.example",
      "form-action 'self' https://forms.example",
      "require-trusted-types-for 'script'",
    ]),
  );
  const frames = ['https://calendar.example', 'https://video.example'];
  expect(contentSecurityPolicy(inline, { ...origins, frames }).split('; ')).toContain(
    `frame-src ${frames.join(' ')}`,
  );
});

it('the content security policy allows WebAssembly only for the search', () => {
  const inline = { scripts: new Set<string>(), styles: new Set<string>() };
  const { navigation, ...content } = siteContent();
  const policyWith = (search?: object) => {
    const opened = searchOpenings({ navigation: { ...navigation, search } as typeof navigation });
    return contentSecurityPolicy(inline, originsOf(content), [], opened);
  };
  expect(policyWith()).toContain("script-src 'self';");
  expect(policyWith({ title: 'Search' })).toContain("script-src 'self' 'wasm-unsafe-eval';");
});

it('the content security policy opens for a service what integrations.json names', () => {
  const inline = { scripts: new Set<string>(), styles: new Set(['p{}']) };
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
  const { integrations, ...content } = siteContent({ integrations: { analytics: [service] } });
  const scripts = analyticsScripts(integrations);
  const csp = contentSecurityPolicy(
    inline,
    originsOf({ ...content, integrations }),
    scripts,
    openings(integrations),
  );
  expect(csp.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' https://chat.example/l.js https://more.example",
    "style-src 'self' 'unsafe-inline' https://styles.example",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' https://chat.example https://images.example",
    "font-src 'self' https://fonts.example",
    "connect-src 'self' https://chat.example wss://chat.example",
    "manifest-src 'self'",
    "form-action 'self'",
    'frame-src https://frames.example',
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]);
});

it('the admin has a policy of its own on every host, and its files have no names with a hash', () => {
  const rules = headerRules('policy', '/studio', null, 'own');
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

it.each([
  [undefined, 'max-age=63072000'],
  ['subdomains', 'max-age=63072000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
])('with the setting %s, https is required as far as that says', (httpsOnly, value) =>
  expect(headerRules('policy', '', httpsOnly)['/*']).toHaveProperty('Strict-Transport-Security', value),
);
