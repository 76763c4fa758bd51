/** @jest-environment node */
import { applyEdits } from './content-edits';
import { ContentCopy, postText } from './content-copy';

let copy: ContentCopy;

beforeAll(async () => {
  copy = ContentCopy.ofFrozen();
});

afterEach(() => copy.restore());

/** What editors may do to texts without touching code (see `applyEdits`). */
const textEdits = [
  [
    'a file for dark surfaces that a word mark replaces',
    'brand.json: "logo": → "wordMark": "images/word-mark.svg",⏎  "logoOnDark": "images/white.svg",⏎  "logo":',
    'write: images/word-mark.svg → <svg viewBox="0 0 32 32"><path d="M4 4h24v24H4Z" /></svg>',
    'write: images/white.svg → <svg viewBox="0 0 32 32"><path fill="#fff" d="M4 4h24v24H4Z" /></svg>',
  ],
  ['a price in words', 'sections/plans.json: £4,997+ → Free', 'sections/plans.json: £9,500 → POA'],
  ['an outside image', 'sections/hero.json: images/hero-1-pages.jpg → https://example.org/a?width=1600'],
  [
    'a page with a link to it',
    'pages.json: "/blog" → "/shop/paper-2"',
    'navigation.json: "/blog" → "/shop/paper-2"',
  ],
  [
    'an anchor of the home page on pages under construction',
    'sections/placeholder.json: /#process → #process',
  ],
  [
    'a second price list on a page, each with a popular plan',
    'copy: sections/plans.json → sections/summer-plans.json',
    'sections/summer-plans.json: ⏎  "anchor": "pricing", →',
    'pages.json: "plans" → "plans", "summer-plans"',
    'footer.json: "href": "#" → "href": "/#summer-plans"',
  ],
  [
    'a button that leads to a section of its own page',
    'copy: sections/contact.json → sections/write.json',
    'pages.json: "heading": "About Us" → "heading": "About Us", "sections": ["write"], "actions": [{ "title": "Write", "href": "#write" }]',
  ],
  ['a link with a query', 'navigation.json: "/blog" → "/blog?from=menu#main"'],
  ['a feature twice', 'sections/plans.json: Copywriting → Unlimited Revisions'],
  ['the name of a property of objects', 'sections/hero.json: "kind" → "anchor": "constructor", "kind"'],
  ['no-break spaces, soft hyphens, any letters', 'brand.json: Longmead → 紙\u00a0Œuvre\u00ad 🪁 $& ${x}'],
  ['signs between the digits of a number', 'site.json: +44 20 7946 0347 → +1 (212) 946-0001'],
  [
    'a redirect from the old file of a page',
    'redirects.json: [] → [{ "from": "/about.html", "to": "/about" }, { "from": "/blog/index.htm", "to": "/blog" }]',
  ],
  ['a port', 'site.json: longmead.example → longmead.example:8443'],
  ['markup as text', 'sections/hero.json: We turn → <b>We</b> &amp; turn'],
  ['the hidden file of an editor program', 'write: .site.json → {'],
  [
    'a text with everything that Markdown files can have',
    'write: sections/terms.md → ---⏎kind: text⏎title: "Terms: all"⏎# About the intro⏎intro: >⏎  One⏎  two.⏎---⏎⏎Two⏎lines\\⏎and **bold** *words* with `<b>`, [a link](/about), <https://example.org/>.⏎⏎## Head⏎⏎- One⏎  1. Two⏎⏎> Quote⏎⏎```⏎| - | - |⏎```⏎⏎---⏎⏎![A fold](images/hero-1-pages.jpg "Caption")',
    'pages.json: "plans" → "plans", "terms"',
    'footer.json: "href": "#" → "href": "/#terms"',
  ],
  [
    'lists that are not dates and notes',
    `write: sections/terms.md → ---⏎kind: text⏎title: Terms⏎---⏎${[
      ...['1. May we ask?', '1. Januar\n2. Februar', '3. Marsh', '1. One', '2. 2.5 kg\n3. 2.125 kg'],
      ...['* One\n* Two\n\nWords\n\n* One', '- One', '+ One\n  - Two', '1\\. Dezember', '\\* Without tax'],
    ]
      .join('\n\nWords\n\n')
      .replaceAll('\n', '⏎')}`,
  ],
  [
    'a heading of words of both directions, with a link to it',
    'write: sections/terms.md → ---⏎kind: text⏎title: Terms⏎---⏎See [UX](#terms-ux-xn--5dbhl9av).⏎⏎## UX עיצוב',
    'pages.json: "plans" → "plans", "terms"',
    'footer.json: "href": "#" → "href": "/#terms"',
  ],
  [
    'prose with characters that Markdown uses elsewhere',
    'write: sections/terms.md → ---⏎kind: text⏎title: Terms⏎---⏎From £5*, in C#: 2 * 3 ** 4 [sic] (as he said).⏎⏎#1 in town; snake_case, \\*\\*stars\\*\\*, \\[[one]] and `**code**`.⏎⏎*Terms apply.',
  ],
];

const texts = '"heading": "{name}", "description": "{name}."';

/** A blog with the topic and the author of a post, and a language that has translated another one. */
const blogEdits = [
  ...['posts/first.md', 'posts/second.md', 'de/posts/second.md'].map(
    (name) => `write: ${name} → ${postText('date: 2026-03-14⏎tags: [Paper]').replaceAll('\n', '⏎')}`,
  ),
  `write: sections/notes.json → { "$schema": "../schemas/posts.schema.json", "kind": "posts", "title": "Notes", "intro": "All.", "topics": { "label": "Topics", ${texts} }, "authors": { ${texts} } }`,
  'pages.json: "heading": "Blog" → "heading": "Blog", "sections": ["notes"]',
  'site.json: "locale" → "languages": [{ "code": "en", "name": "English", "label": "Language", "locale": "en-GB" }, { "code": "de", "name": "Deutsch", "label": "Sprache", "locale": "de-DE" }], "locale"',
];

/** The files that a build writes and people or programs open by a link. */
const files = [
  ...['/sitemap.xml', '/rss.xml', '/blog/tags/paper/rss.xml', '/blog/authors/isla-mackay/rss.xml'],
  ...['/de/rss.xml', '/de/blog/tags/paper/rss.xml', '/de/blog/authors/isla-mackay/rss.xml'],
];

test.each(files)('good: a link and a redirect to %s', async (address) => {
  const isGerman = address.startsWith('/de');
  await applyEdits(copy, [
    ...blogEdits,
    ...(isGerman ? ['copy: sections/hero.json → de/sections/hero.json'] : []),
    `${isGerman ? 'de/' : ''}sections/hero.json: #contact → ${address}`,
    `redirects.json: [] → [{ "from": "/feed", "to": "${address}" }]`,
  ]);
  expect(await copy.check()).toEqual([]);
});

/** An edit for each of the addresses that a link can have. */
const links = [
  ...['#', '#main', '#pricing', '/', '/about', '/about/', '/#pricing', '/about/#main'],
  ...['https://example.org/a%20b?c=d&e#f', 'https://müller.example/straße'],
  ...['https://example.org/%E0%A4%A#50%off', 'mailto:hello@example.org'],
  ...['mailto:hello@example.org?subject=Hello%20there', 'tel:+442079460001', 'tel:020-7946-0001'],
].map((address) => [`the link ${address}`, `footer.json: "href": "#" → "href": "${address}"`]);

/** An edit for each of the endpoints that forms can have, at a service, on this machine and of the site itself. */
const endpoints = [
  '"https://forms.example:8443/send?form=contact&language=en"',
  '"http://localhost:3000/contact"',
  '"http://127.0.0.1/contact"',
  '"/"',
  '"/api/contact?form=1"',
  // The public address of a list of Mailchimp, whose answer is a page.
  '"https://a.us1.list-manage.com/subscribe/post?u=9f86d081884c7d659a2feaa0&id=a1b2c3", "answer": "page"',
].map((endpoint) => [
  `the endpoint ${endpoint}`,
  `forms.json: "simulated" → "http", "endpoint": ${endpoint}`,
]);

test.each([...textEdits, ...links, ...endpoints])('good: %s', async (_, ...edits) => {
  await applyEdits(copy, edits);
  expect(await copy.check()).toEqual([]);
});

type Json = Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any

test('good: parts in another order, and without all that may be left out', async () => {
  const edit = (file: string, change: (value: Json) => unknown) => {
    const value = JSON.parse(copy.read(file)) as Json;
    change(value);
    copy.write(file, JSON.stringify(value));
  };
  const without = (file: string, ...keys: string[]) =>
    edit(file, (value) => keys.forEach((key) => (value[key] = undefined)));
  edit('sections/plans.json', ({ plans }) => plans.reverse());
  edit('sections/hero.json', ({ slides }) => delete slides.splice(1)[0] && delete slides[0].focalPoint);
  edit('sections/services.json', ({ services }) => delete services[0].href);
  without('footer.json', 'newsletter', 'social', 'legal');
  without('sections/contact.json', 'actions');
  edit('navigation.json', (file) => (file.contactHref = '/about#main'));
  without('navigation.json', 'groups', 'links');
  edit('pages.json', ({ pages }) => pages[0].sections.push(...pages[0].sections.splice(1, 1)));
  edit('pages.json', ({ pages }) => (pages[1].sections = ['plans', 'contact']));
  expect(await copy.check()).toEqual([]);
  // Without a section that links lead to, they lead to that of the home page. Nothing else links to "services".
  edit('not-found.json', ({ links }) => links.pop());
  edit('pages.json', ({ pages }) => (pages[1].sections = ['contact']));
  edit('pages.json', ({ pages }) => pages[0].sections.pop());
  expect(await copy.check()).toEqual([]);
});

test('good: Windows line ends', async () => {
  copy.write('site.json', copy.read('site.json').replaceAll('\n', '\r\n'));
  copy.write(
    'sections/terms.md',
    ['---', 'kind: text', 'title: Terms', '---', '```chart', 'Before: 2', 'After: 1', '```'].join('\r\n'),
  );
  expect(await copy.check()).toEqual([]);
});
