/** @jest-environment node */
import { announce, announcement } from '../../../gatsby/seo/meta-tags';

const page = '<html><head><title>A</title></head><body><svg><title>B</title></svg></body></html>';
const nothing = { '@context': 'https://schema.org', '@graph': [] } as const;

it('writes texts so that they cannot be taken for markup', () => {
  const text = announcement([['og:title', 'Say "hello" & <b>wave</b>']], {
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'WebSite', name: '</script><script>alert(1)</script>' }],
  });
  expect(text).toContain('content="Say &quot;hello&quot; &amp; &lt;b&gt;wave&lt;/b&gt;"');
  expect(text.match(/<\/?script/g)).toEqual(['<script', '</script']);
  const json = /ld\+json">(.*)<\/script>/.exec(text)?.[1] ?? '';
  expect(JSON.parse(json)).toMatchObject({ '@graph': [{ name: '</script><script>alert(1)</script>' }] });
});

it('stands in the head, once, however often it is written', () => {
  const first = announce(page, announcement([['og:title', 'One']], nothing));
  const second = announce(first, announcement([['og:title', '$& two']], nothing));
  expect(first).toContain('<title>A</title><meta name="twitter:card"');
  expect(second).toContain('content="$&amp; two"');
  expect(second).not.toContain('One');
  expect(second.match(/twitter:card/g)).toHaveLength(1);
});

it('leaves a page about which nothing is to be said as it was', () => {
  expect(announce(page, '')).toBe(page);
  expect(announce(announce(page, announcement([], nothing)), '')).toBe(page);
});
