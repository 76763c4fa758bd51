/** @jest-environment node */
import type { FormLanguage } from '../../../src/content-model/form-definitions';
import { definitions } from '../../service/support/definitions';
import { spawnSync } from 'node:child_process';
import { applyEdits, parseCases } from './content-edits';
import { ContentCopy, isOneLineWithPlace, postText } from './content-copy';

const languages =
  'site.json: "locale" → "languages": [{ "code": "en", "name": "English", "label": "Language", "locale": "en-GB" }, { "code": "de", "name": "Deutsch", "label": "Sprache", "locale": "de-DE" }], "locale"';

/** Endpoints that an editor's machine reaches, and visitors do not. */
const privateEndpoints = [
  ...['http://localhost:3000/send', 'http://127.0.0.1/send', 'https://10.1.2.3/send', 'https://172.31.0.1/'],
  ...['https://192.168.1.5:8443/', 'https://169.254.169.254/', 'https://0x7f.1/', 'https://nas.local/send'],
  ...['https://forms.localhost/', 'https://forms.paper.internal/', 'https://forms.home.arpa/'],
].map(
  (endpoint) => `forms.json: https://forms.example/paper → ${endpoint}
  content/forms.json:3:45 delivery.endpoint: found "${endpoint}", which visitors do not reach, so their messages are lost`,
);

const { words, failure } = definitions.languages.en as FormLanguage;

const ownService = JSON.stringify({
  $schema: './schemas/forms.schema.json',
  delivery: { kind: 'service', endpoint: 'http://localhost:9100/api/forms' },
  ...{ sending: 'Sending', withoutScripts: 'Call us:' },
  failure: { ...failure, invalid: 'Look again.', timeout: 'Late', offline: 'Offline', retry: 'Again.' },
  service: words,
});

const cases = parseCases`
write: forms.json → ${ownService}
  1:82 delivery.endpoint: found "http://localhost:9100/api/forms", which visitors do not reach, so their messages are lost
${privateEndpoints.join('\n')}
forms.json: "http", "endpoint": "https://forms.example/paper" → "simulated"
sections/contact.json: "name": "contact", → "name": "contact", "delivery": { "endpoint": "https://forms.paper.com/" },
  content/forms.json:3:25 delivery.kind: the forms only pretend to send, so messages of visitors are lost
  19:50 form.delivery.endpoint: has no effect before "kind" in forms.json is "http"
site.json: "locale" → "admin": { "host": "gitea", "repository": "a/b", "branch": "main", "review": true }, "locale"
  6:70 admin.review: only GitHub and GitLab have a review
navigation.json: "href": "/blog" → "href": "https://longmead.example/blog"
  65:32 links[1].href: found "https://longmead.example/blog", an address of this site, expected "/blog"
  65:32 links[1].href: found "longmead.example", which is reserved for examples
footer.json: "title": "CMS Development" → "title": "CMS Development", "href": "#"
  14:47 lists[0].links[4].href: found "#", a link that leads nowhere, expected an address
navigation.json: "href": "/blog" → "href": "/about"
  65:32 links[1].href: found "/about", a page under construction
footer.json: half-formed ideas → Zażółć gęślą jaźń: 紙.
  5:12 blurb: found "紙", which the font bricolage-grotesque lacks; pages show it in another font, and Open Graph images may leave it out
pages.json: "heading": "Blog" → "heading": "Blog → ✓ for 5 ₹ 🚀 non‑breaking ❤️"
  110:18 pages[10].heading: found "→✓🚀❤", which no installed font has, so Open Graph images leave it out
footer.json: half-formed ideas → A <b>small</b> studio.
  5:12 blurb: found "<b>", which is shown as it is written
write: sections/terms.md → ---⏎kind: text⏎title: Terms⏎---⏎Words.⏎⏎Write to **hello@paper.example**.
pages.json: "plans" → "plans", "terms"
  content/sections/terms.md:7:1 body.blocks[1]: found "hello@paper.example", which is reserved for examples
sections/plans.json: £597 → £289.00 / month
  52:20 switchCard.variants[0].plan.price: found "£289.00 / month", of which search engines get no price; they get amounts such as "£5,250" and "£5,250+"
sections/plans.json: £597 → 597 €
  52:20 switchCard.variants[0].plan.price: found "597 €", a price in EUR, but the currency of site.json is GBP
pages.json: "heading": "Blog" → "heading": "Blog", "sections": []
  110:38 pages[10].sections: the list is empty, so the page is under construction
pages.json: "heading": "Crafting Digital Experiences That Inspire", → "heading": "Crafting", "image": { "src": "images/hero-2-slabs.jpg", "alt": "" },
  8:30 pages[0].image: the section "hero" opens the page and shows its own instead
pages.json: "heading": "Blog" → "heading": "Blog", "actions": [{ "title": "Read", "href": "/about" }]
  110:26 pages[10].actions: the section "placeholder" opens the page and shows its own instead
copy: sections/services.json → sections/spare.json
  1:1: no page shows this section, expected "spare" in the sections of a page in pages.json
sections/process-steps.json: ,⏎      "illustration": "wireframe" →
  content/illustrations.json:20:3 wireframe: no section shows this illustration
write: posts/first.md → ${postText('date: 2026-03-14⏎tags: [Paper →]').replaceAll('\n', '⏎')}
  content/posts:1:1: no page lists these pages, expected a section of the kind posts
  6:8 tags[0]: found "→", which no installed font has, so Open Graph images leave it out
write: sections/notes.json → { "$schema": "../schemas/posts.schema.json", "kind": "posts", "title": "Notes", "intro": "Two.", "latest": 2, "related": "More" }
pages.json: "plans" → "plans", "notes"
  content/sections/notes.json:1:111 related: has no effect beside "latest", expected it in the list of all posts
write: sections/evenings.json → { "$schema": "../schemas/events.schema.json", "kind": "events", "title": "A", "intro": "B", "empty": "C", "link": { "title": "All", "href": "/about" }, "pastTitle": "D", "events": [{ "title": "E", "date": "2026-03-15", "place": "F" }] }
pages.json: "plans" → "plans", "evenings"
  content/sections/evenings.json:1:107 link: has no effect without 'latest'
copy: images/hero-1-portrait.jpg → images/Mein Büro.jpg
sections/hero.json: images/hero-1-portrait.jpg → images/Mein Büro.jpg
  content/images/hero-1-portrait.jpg:1:1: no page shows this image
  14:31 slides[0].narrowImage.src: found "images/Mein Büro.jpg", a name with a space or a special character, expected for example "images/mein-buro.jpg"
animate: images/product-preview.jpg
  1:1: the image is animated, and pages show its first frame only, expected a still image
cut: images/product-preview.jpg → 1200000
  1:1: the image has 1.2 MB, expected at most 1 MB
copy: images/shop-lamp.jpg → plain.jpg
  1:1: the site does not read this file, only content files and images in images/ that end in '.jpg', '.jpeg', '.png', '.webp', '.avif', '.tif' or '.tiff'
write: files/prices.pdf → x
  1:1: no link leads to this file
write: integrations.json → {⏎"$schema": "./schemas/integrations.schema.json",⏎"embedOrigins": ["https://login.paper.com"]⏎}
  3:1 embedOrigins: no page shows a part of another site
write: announcement.json → { "$schema": "./schemas/announcement.schema.json", "text": "Closed.",⏎"until": "2026-03-14" }
  2:10 until: found "2026-03-14", so no page shows it any more
site.json: en-GB → en-NZ
  1:1 timeZone: the key 'timeZone' is missing, so days change at midnight in UTC, expected 'Pacific/Auckland' or 'Pacific/Chatham'
${languages}
write: navigation.json → { "$schema": "./schemas/navigation.schema.json", "links": [{ "title": "Blog", "href": "/blog" }], "contactButton": "Write" }
write: de/sections/plans.json → { "$schema": "../../schemas/pricing.schema.json", "kind": "pricing", "title": "Preise", "intro": "Alle.", "popularLabel": "Beliebt", "anchor": "pricing", "plans": [{ "name": "Seite", "price": "4.979,00 £", "popular": true, "features": ["Text"], "ctaText": "Los", "ctaLink": "#contact" }] }
  1:193 plans[0].price: found "4.979,00 £", expected 4997 or 3995 or 597 or 2000 or 9500, as in the first language
  content/navigation.json:1:87 links[0].href: found "/blog", a page under construction
  content/navigation.json:1:87 links[0].href: found "/de/blog", a page under construction
labels.json: "skipLink" → "consent": { "name": "A", "text": "B?", "accept": "C", "decline": "D", "settings": "E" },⏎  "skipLink"
  3:3 consent: no script of integrations.json needs consent, so nobody is asked
`;

let copy: ContentCopy;
/** The frozen content has addresses of examples, and links that lead nowhere. */
let usual: string[];

beforeAll(async () => {
  copy = ContentCopy.ofFrozen([
    'forms.json',
    '"simulated"',
    '"http", "endpoint": "https://forms.example/paper"',
  ]);
  usual = await copy.warnings();
});

afterEach(() => copy.restore());

test.each(cases)('warning: $title', async ({ spoil, says }) => {
  await spoil(copy);
  const lines = (await copy.warnings()).filter((line) => !usual.includes(line));
  expect(lines).toEqual(says);
  expect(lines.filter((line) => !isOneLineWithPlace(line))).toEqual([]);
});

const goodEdits = [
  ...['172.32.0.1', 'internal.paper.com'].map((host) => [
    `the public endpoint ${host}`,
    `sections/contact.json: "name": "contact", → "name": "contact", "delivery": { "endpoint": "https://${host}/" },`,
  ]),
  ['an image with a longer path', 'sections/hero.json: images/hero-1-pages → ./images/hero-1-pages'],
  ['the lowest price in words', 'sections/plans.json: £597 → From £597'],
  [
    'signs of comparison',
    'footer.json: half-formed ideas → A < B & C > D, R&D; 5 * 4 * 3, snake_case_name, from £5*',
  ],
  ['documents for editors', 'write: README.md → x', 'write: reference.md → x'],
  [
    'files of systems',
    'write: .DS_Store → x',
    'write: sections/~$hero.json → x',
    'write: Thumbs.db → x',
    'write: sections/hero.json~ → x',
  ],
];

test('no warning: an image that one of two languages shows', async () => {
  await applyEdits(copy, [
    languages,
    'copy: sections/hero.json → de/sections/hero.json',
    'copy: images/hero-1-portrait.jpg → images/portrait.jpg',
    'sections/hero.json: images/hero-1-portrait → images/portrait',
  ]);
  expect((await copy.warnings()).filter((line) => line.includes('images/'))).toEqual([]);
});

test.each(goodEdits)('no warning: %s', async (_, ...edits) => {
  await applyEdits(copy, edits);
  expect(await copy.warnings()).toEqual(usual);
});

test('the command prints warnings, and fails with --launch only', () => {
  const run = (...args: string[]) =>
    spawnSync('node_modules/.bin/jiti', ['scripts/content-check.ts', ...args], {
      encoding: 'utf8',
      env: { ...process.env, CONTENT_DIR: copy.directory },
    });
  const plain = run();
  expect(plain.stdout.match(/^warning: .*"#"/gm)).toHaveLength(14);
  expect(plain.status).toBe(0);
  const launch = run('--launch');
  expect(launch.stderr.match(/"#"/g)).toHaveLength(14);
  expect(launch.status).toBe(1);
});
