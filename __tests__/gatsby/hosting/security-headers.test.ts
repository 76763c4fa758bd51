/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { collectInlineCode } from '../../../gatsby/html/inline-code';
import { parsePage } from '../../../gatsby/html/page-document';
import { headerRules, writeHeaders } from '../../../gatsby/hosting/security-headers';
import { writeSite } from '../../support/site-folder';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const page = [
  '<style data-href="/a.css">p{}</style><script>first()</script>',
  '<script data-entry="/app.js">last()</script><script src="/x.js"></script>',
  '<script type="application/ld+json">{}</script>',
].join('');

function rules(forms: string[] = []) {
  const inline = collectInlineCode();
  inline.add(parsePage(page));
  inline.add(parsePage(page));
  return headerRules(inline, { images: ['https://images.example'], forms });
}

function policy(forms?: string[]): Record<string, string[]> {
  const text = rules(forms)['/*']?.['Content-Security-Policy'] ?? '';
  return Object.fromEntries(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

describe('The policy', () => {
  it('allows the site’s own scripts and the inline ones by their hashes, once each, and no data', () => {
    expect(policy()['script-src']).toEqual(
      expect.arrayContaining(["'self'", hash('first()'), hash('last()')]),
    );
    expect(policy()['script-src']).toHaveLength(3);
    expect(policy()['style-src']).toEqual(["'self'", hash('p{}')]);
  });

  it('allows the origins of images in the content', () => {
    expect(policy()['img-src']).toEqual(["'self'", 'https://images.example']);
  });

  it('allows the origins of form endpoints for fetch and for form submission only', () => {
    const origins = ['https://a.example:8443', 'https://forms.example'];
    for (const name of ['connect-src', 'form-action']) {
      expect(policy(origins)[name]).toEqual(["'self'", ...origins]);
      expect(policy()[name]).toEqual(["'self'"]);
    }
    expect(JSON.stringify(policy(origins)['script-src'])).not.toContain('example');
  });

  it('never allows inline scripts or eval as such', () => {
    expect(JSON.stringify([policy()['script-src'], policy()['default-src']])).not.toContain('unsafe');
  });

  it.each(['default-src', 'object-src', 'base-uri', 'frame-ancestors'])('refuses %s', (name) => {
    expect(policy()[name]).toEqual(["'none'"]);
  });
});

describe('The file', () => {
  it('holds every rule in the format of static hosts', () => {
    const folder = writeSite({});
    writeHeaders(folder, { '/*': { A: '1', B: '2' }, '/x/*': { C: '3' } });
    expect(fs.readFileSync(path.join(folder, '_headers'), 'utf8')).toBe('/*\n  A: 1\n  B: 2\n/x/*\n  C: 3\n');
    fs.rmSync(folder, { recursive: true });
  });

  it('names no header in two rules that may meet', () => {
    const all = Object.entries(rules());
    const everywhere = Object.keys(rules()['/*'] ?? {});
    expect(everywhere).toHaveLength(8);
    for (const [address, headers] of all.filter(([address]) => address !== '/*'))
      expect([address, Object.keys(headers)]).toEqual([address, ['Cache-Control']]);
  });

  it('keeps for ever what is named by its content, and asks again for the rest', () => {
    const caching = Object.fromEntries(
      Object.entries(rules()).map(([address, headers]) => [address, headers['Cache-Control']]),
    );
    for (const address of ['/static/*', '/*.js', '/*.css']) expect(caching[address]).toContain('immutable');
    for (const address of ['/', '/*.html', '/page-data/*']) expect(caching[address]).toContain('max-age=0');
  });

  it('stands under the path prefix', () => {
    const prefixed = Object.keys(headerRules(collectInlineCode(), { images: [], forms: [] }, '/studio'));
    expect(prefixed.every((address) => address.startsWith('/studio/'))).toBe(true);
  });
});
