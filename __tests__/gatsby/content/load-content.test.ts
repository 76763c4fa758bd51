/** @jest-environment node */
import fs from 'node:fs';
import { contentDirectory } from '../../../gatsby/content/folders';
import { loadContent, loadPublishedContent } from '../../../gatsby/content/load-content';
import { readContent, siteContent } from '../../support/site-content';
import { ContentCopy } from '../check/content-copy';

// The check decodes images, which takes a busy machine its time.
jest.setTimeout(30_000);

let copy: ContentCopy;

beforeEach(async () => {
  copy = await ContentCopy.ofFixture();
});

afterEach(() => copy.remove());

it('loads every file with the GraphQL type of its definition', async () => {
  const { content, problems } = await loadContent(copy.directory);
  expect(problems).toEqual([]);
  expect(content).toMatchObject({
    directory: copy.directory,
    brand: {
      name: 'Paperwork',
      logo: { viewBox: '0 0 32 32', shapes: [{ element: 'path', attributes: { d: 'M4 4h24v24H4Z' } }] },
    },
    site: { siteUrl: 'https://paperwork.example' },
    forms: { delivery: { endpoint: 'https://forms.example/paper' } },
    origins: { images: [], forms: ['https://forms.example'], frames: [], analytics: [] },
    scripts: [],
    redirects: [],
  });
  expect(content?.files).toContainEqual({
    name: 'sections/plans.json',
    type: 'Pricing',
    value: {
      ...(JSON.parse(copy.read('sections/plans.json')) as object),
      name: 'plans',
      anchor: 'pricing',
      showsHeading: false,
    },
  });
  expect(content?.sections.get('hero')).toMatchObject({ name: 'hero', anchor: 'hero', showsHeading: true });
  expect(content?.routes).toMatchObject([
    { path: '/', documentTitle: 'Paper that works | Paperwork' },
    { path: '/about', sections: [] },
    { path: '/blog', sections: [] },
  ]);
});

it('gives no content if a file has a problem, and stops a build with every problem on a line', async () => {
  copy.replace('sections/plans.json', '"£4,997+"', '""');
  copy.replace('brand.json', '"Paperwork"', '""');
  expect((await loadContent(copy.directory)).content).toBeNull();
  const panic = jest.fn();
  await loadPublishedContent(copy.directory, { panic } as never);
  expect(panic.mock.calls).toEqual([
    [
      expect.stringMatching(
        /^The content has errors:\n.*brand\.json:3:11 name: .*\n.*plans\.json:15:16 plans\[0\]\.price: .*$/,
      ),
    ],
  ]);
});

it('leaves drafts and later posts out of a build, and says so', async () => {
  const post = (others: string) =>
    `---\ntitle: A post\ndescription: A sentence that is long enough for the results of a search.\nauthor: ada\n${others}\n---\n\nWords.`;
  fs.mkdirSync(copy.path('people'));
  fs.mkdirSync(copy.path('posts'));
  copy.write(
    'people/ada.json',
    '{ "$schema": "../schemas/person.schema.json", "name": "Ada", "role": "Code" }',
  );
  copy.write('posts/draft.md', post('date: 2026-03-14\ndraft: true'));
  const later = `${new Date().getFullYear() + 1}-03-14`;
  copy.write('posts/later.md', post(`date: ${later}`));
  copy.write('posts/ready.md', post('date: 2026-03-14'));
  const info = jest.fn();
  const published = await loadPublishedContent(copy.directory, { info, panic: jest.fn() as never });
  expect(published.entries.map(({ slug }) => slug)).toEqual(['ready']);
  expect(info.mock.calls).toEqual([
    [`posts/later.md is for ${later}, so the site does not show it yet`],
    ['posts/draft.md is a draft, so the site does not show it'],
  ]);
  // Development shows them.
  const { content } = await loadContent(copy.directory);
  expect(content?.entries).toHaveLength(3);
});

it('finds the origins of external images and form endpoints, each once and sorted', () => {
  const slides = ['https://more.example/a.jpg', 'images/own.jpg', 'https://a.example:8443/b.jpg'];
  const delivery = {
    kind: 'http',
    endpoint: 'https://forms.example/f?a=b',
    newsletterEndpoint: 'https://forms.example/letters',
  };
  const { origins } = siteContent({
    'sections/hero': {
      ...(readContent('sections/hero') as object),
      slides: slides.map((src) => ({ src, alt: '' })),
    },
    forms: { ...(readContent('forms') as object), delivery },
  });
  expect(origins).toEqual({
    images: ['https://a.example:8443', 'https://more.example'],
    forms: ['https://forms.example'],
    frames: [],
    analytics: [],
  });
  const simulated = { ...(readContent('forms') as object), delivery: { ...delivery, kind: 'simulated' } };
  expect(siteContent({ forms: simulated }).origins.forms).toEqual([]);
});

it('finds the origins of embeds that a page shows', async () => {
  const embed = { $schema: '../schemas/embed.schema.json', kind: 'embed', shape: 'video', button: 'Play' };
  const write = (name: string, address: string) =>
    copy.write(`sections/${name}.json`, JSON.stringify({ ...embed, title: name, address }));
  write('film', 'https://video.example/embed/film?autoplay=1');
  write('hidden-film', 'https://elsewhere.example/embed/film');
  copy.replace('pages.json', '"plans"', '"plans", "film"');
  const { content, problems } = await loadContent(copy.directory);
  expect(problems).toEqual([]);
  expect(content?.origins.frames).toEqual(['https://video.example']);
});

it('uses content/ unless CONTENT_DIR names another folder', () => {
  expect(contentDirectory).toMatch(/[\\/]content$/);
  process.env.CONTENT_DIR = 'examples/studio';
  jest.isolateModules(() => {
    const folders = jest.requireActual<typeof import('../../../gatsby/content/folders')>(
      '../../../gatsby/content/folders',
    );
    expect(folders.contentDirectory).toMatch(/[\\/]examples[\\/]studio$/);
  });
  delete process.env.CONTENT_DIR;
});

it('adds the hosts that embeds lead on to while a page shows an embed', () => {
  const integrations = { embedOrigins: ['https://login.example'] };
  expect(siteContent({ integrations }).origins.frames).toEqual([]);
  const film = { kind: 'embed', title: 'Film', address: 'https://video.example/film' };
  const { pages } = readContent('pages') as { pages: object[] };
  const shown = { pages: pages.map((page) => ({ ...page, sections: ['film'] })) };
  expect(siteContent({ integrations, 'sections/film': film, pages: shown }).origins.frames).toEqual([
    'https://login.example',
    'https://video.example',
  ]);
});

it('replaces the link to /contact beside the message form by the booking link, and no other', () => {
  const section = { ...(readContent('sections/contact') as object) };
  const actions = [
    { title: 'Talk', href: '/contact' },
    { title: 'Prices', href: '#pricing' },
  ];
  const closing = { kind: 'call-to-action', title: 'Write', actions: [{ title: 'Write', href: '/contact' }] };
  const hrefs = (integrations: object, name: string) => {
    const { sections } = siteContent({
      integrations,
      'sections/contact': { ...section, actions },
      'sections/closing': closing,
    });
    return (sections.get(name) as unknown as Queries.Contact).actions.map(({ href }) => href);
  };
  expect(hrefs({}, 'contact')).toEqual(['/contact', '#pricing']);
  const booking = { bookingLink: 'https://cal.example/studio' };
  expect(hrefs(booking, 'contact')).toEqual(['https://cal.example/studio', '#pricing']);
  expect(hrefs(booking, 'closing')).toEqual(['/contact']);
});
