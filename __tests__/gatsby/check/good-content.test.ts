/** @jest-environment node */
import { applyEdits } from './content-edits';
import { ContentCopy } from './content-copy';

let copy: ContentCopy;

beforeAll(async () => {
  copy = await ContentCopy.ofFixture();
});

afterEach(() => copy.restore());

afterAll(() => copy.remove());

/** What editors may do to texts without touching code (see `applyEdits`). */
const textEdits = [
  ['a price in words', 'sections/plans.json: £4,997+ → Free', 'sections/plans.json: £9,500 → POA'],
  ['an outside image', 'sections/hero.json: images/slide-a.jpg → https://example.org/a?width=1600'],
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
  ['a link with a query', 'navigation.json: "/blog" → "/blog?from=menu#main"'],
  ['a feature twice', 'sections/plans.json: "features": ["Paper"] → "features": ["Paper", "Paper"]'],
  ['the name of a property of objects', 'sections/services.json: "kind" → "anchor": "constructor", "kind"'],
  ['no-break spaces and soft hyphens', 'brand.json: Paperwork → Paper\u00a0work\u00ad'],
  ['placeholders of other texts', 'brand.json: Paperwork → {name} $& ${x}'],
  ['a port', 'site.json: paperwork.example → paperwork.example:8443'],
  ['markup as text', 'sections/hero.json: We fold → <b>We</b> &amp; fold'],
  ['letters of any script', 'brand.json: Paperwork → 紙 Œuvre 🪁'],
  ['the hidden file of an editor program', 'write: .site.json → {'],
  [
    'a text with everything that Markdown files can have',
    'write: sections/terms.md → ---⏎kind: text⏎title: "Terms: all"⏎# About the intro⏎intro: >⏎  One⏎  two.⏎---⏎⏎Two⏎lines\\⏎and **bold** *words* with `<b>`, [a link](/about), <https://example.org/>.⏎⏎## Head⏎⏎- One⏎  1. Two⏎⏎> Quote⏎⏎```⏎| - | - |⏎```⏎⏎---⏎⏎![A fold](images/slide-a.jpg "Caption")',
    'pages.json: "plans" → "plans", "terms"',
    'footer.json: "href": "#" → "href": "/#terms"',
  ],
  [
    'prose with characters that Markdown uses elsewhere',
    'write: sections/terms.md → ---⏎kind: text⏎title: Terms⏎---⏎From £5*, in C#: 2 * 3 ** 4 [sic] (as he said).⏎⏎#1 in town; snake_case, \\*\\*stars\\*\\*, \\[[one]] and `**code**`.⏎⏎*Terms apply.',
  ],
];

test.each(textEdits)('good: %s', async (_, ...edits) => {
  await applyEdits(copy, edits);
  expect(await copy.check()).toEqual([]);
});

type Json = Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any

/** What editors may do to the values of a file. */
const valueEdits: [title: string, file: string, edit: (value: Json) => unknown][] = [
  ['nothing but everything on one line', 'site.json', () => undefined],
  ['plans in another order', 'sections/plans.json', ({ plans }) => plans.reverse()],
  ['an image without a focal point', 'sections/hero.json', ({ slides }) => delete slides[0].focalPoint],
  ['a service without a link', 'sections/services.json', ({ services }) => delete services[0].href],
  ['a page of sections', 'pages.json', ({ pages }) => (pages[1].sections = ['plans', 'contact'])],
  [
    'a link to a section of the home page only',
    'pages.json',
    ({ pages }) => (pages[1].sections = ['contact']),
  ],
  [
    'sections in another order',
    'pages.json',
    ({ pages }) => pages[0].sections.push(pages[0].sections.splice(1, 1)[0]),
  ],
  ['a hidden section that nothing links to', 'pages.json', ({ pages }) => pages[0].sections.splice(1, 1)],
  ['a hero with one image', 'sections/hero.json', ({ slides }) => slides.splice(1)],
  ['a footer without newsletter', 'footer.json', (footer) => delete footer.newsletter],
  ['no social links', 'footer.json', (footer) => delete footer.social],
  ['a form without buttons beside it', 'sections/contact.json', (section) => delete section.actions],
  ['no legal links', 'footer.json', (footer) => delete footer.legal],
  ['no menus', 'navigation.json', (navigation) => delete navigation.groups],
  ['no links beside the menus', 'navigation.json', (navigation) => delete navigation.links],
  ['a link as the button of the header', 'navigation.json', (file) => (file.contactHref = '/about#main')],
];

test.each(valueEdits)('good: %s', async (_, file, edit) => {
  const value = JSON.parse(copy.read(file)) as Json;
  edit(value);
  copy.write(file, JSON.stringify(value));
  expect(await copy.check()).toEqual([]);
});

test('good: links of each kind', async () => {
  for (const address of [
    ...[
      '#',
      '#main',
      '/',
      '/about',
      '/about/',
      '/#pricing',
      '/about/#main',
      'https://example.org/a%20b?c=d&e#f',
    ],
    ...['https://müller.example/straße', 'https://example.org/%E0%A4%A#50%off', 'mailto:hello@example.org'],
    ...['mailto:hello@example.org?subject=Hello%20there', 'tel:+442079460001', 'tel:020-7946-0001'],
  ]) {
    copy.replace('footer.json', '"href": "#"', `"href": "${address}"`);
    expect([address, await copy.check()]).toEqual([address, []]);
    copy.restore();
  }
});

test('good: endpoints of forms, at a service, on this machine and of the site itself', async () => {
  for (const endpoint of [
    '"https://forms.example:8443/send?form=contact&language=en"',
    '"http://localhost:3000/contact"',
    '"http://127.0.0.1/contact"',
    '"/"',
    '"/api/contact?form=1"',
    // The public address of a list of Mailchimp, whose answer is a page.
    '"https://a.us1.list-manage.com/subscribe/post?u=9f86d081884c7d659a2feaa0&id=a1b2c3", "answer": "page"',
  ]) {
    copy.replace('forms.json', '"https://forms.example/paper"', endpoint);
    expect([endpoint, await copy.check()]).toEqual([endpoint, []]);
    copy.restore();
  }
});

test('good: Windows line ends', async () => {
  copy.write('site.json', copy.read('site.json').replaceAll('\n', '\r\n'));
  copy.write('sections/terms.md', '---\r\nkind: text\r\ntitle: Terms\r\n---\r\nWords.\r\n');
  expect(await copy.check()).toEqual([]);
});
