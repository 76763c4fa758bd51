/** @jest-environment node */
import { createHash } from 'node:crypto';
import { collectInlineCode } from '../../../gatsby/html/inline-code';
import { parsePage } from '../../../gatsby/html/page-document';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('collects the hashes of inline scripts and styles, and of no data', () => {
  const inline = collectInlineCode();
  const page = '<style>p{}</style><script>first()</script><script data-a="b">last()</script>';
  inline.add(parsePage(page));
  inline.add(parsePage(`${page}<script src="/x.js"></script><script type="application/ld+json">{}</script>`));
  expect([...inline.scripts]).toEqual([hash('first()'), hash('last()')]);
  expect([...inline.styles]).toEqual([hash('p{}')]);
});
