/** @jest-environment node */
import { injectMetaTags } from '../../../gatsby/html/inject-meta-tags';
import { parsePage, serialisePage } from '../../../gatsby/html/page-document';

const html =
  '<html><head><title>A</title><meta name="description" content="B"></head><body><svg><title>C</title></svg></body></html>';
const tags = (text: string) =>
  `<meta name="twitter:card" content="c"><meta property="og:title" content="${text}"><script type="application/ld+json">{"a":"${text}"}</script>`;

/** @returns the page after one injection for each text */
function inject(...texts: string[]): string {
  const page = parsePage(html);
  for (const text of texts) injectMetaTags(page, text && tags(text));
  return serialisePage(page);
}

it('puts meta tags after the title, in place of earlier ones', () => {
  expect(inject('One', '$&amp; two')).toBe(html.replace('</title>', () => `</title>${tags('$&amp; two')}`));
});

it('removes earlier meta tags if there are no new ones', () => {
  expect(inject('One', '')).toBe(html);
});
