/** @jest-environment node */
import { announcement } from '../../../gatsby/seo/meta-tags';

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
