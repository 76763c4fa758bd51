/** @jest-environment node */
import { translationReport } from '../../../gatsby/check/translation-report';
import type { Site } from '../../../gatsby/model/site';
import type { ContentCopy } from '../check/content-copy';
import { germanCopy } from './german-copy';

let copy: ContentCopy;

type Group = Record<string, unknown>;

beforeAll(async () => {
  copy = await germanCopy();
});

const read = (name: string) => JSON.parse(copy.read(name)) as Group;
const write = (name: string, value: object) => copy.write(name, JSON.stringify(value, null, 2));

const without = (group: Group, ...keys: string[]): Group =>
  Object.fromEntries(Object.entries(group).filter(([key]) => !keys.includes(key)));

/** Writes a file of the first language in German, without some keys and with other values. */
function translate(name: string, omitted: readonly string[], changes: object = {}) {
  const schema = String(read(name).$schema);
  write(`de/${name}`, without({ ...read(name), ...changes, $schema: `../${schema}` }, ...omitted));
}

async function germanValue(name: string): Promise<Group> {
  const [german] = (await copy.load()).translations as [Site];
  return german.files.get(name)?.value as Group;
}

const differences = async () => {
  const lines = translationReport(await copy.load()).filter((line) => line.includes('in the first language'));
  return lines.map((line) => line.replace(/^.*?\/de\//, 'de/'));
};

it('has the values without words that it leaves out, and not the words', async () => {
  copy.replace(
    'pages.json',
    '"heading": "About Us"',
    '"heading": "About Us", "colour": "rose", "noindex": true',
  );
  const { pages } = await germanValue('pages.json');
  expect((pages as Group[])[5]).toMatchObject({
    ...{ path: '/de/ueber-uns', colour: 'rose', noindex: true, sections: ['questions'] },
  });
  for (const line of ['author: ada\n', 'date: 2026-03-14\n']) copy.replace('de/posts/first.md', line, '');
  expect(await germanValue('posts/first.md')).toMatchObject({
    author: 'ada',
    date: '2026-03-14',
    slug: 'anfang',
  });
  copy.replace('de/posts/first.md', 'description:', 'words:');
  expect(await copy.check()).toEqual(
    [
      expect.stringMatching(/^content\/de\/posts\/first\.md:4:1 words: unknown key "words"/),
      expect.stringMatching(
        /^content\/de\/posts\/first\.md:2:1 description: the key 'description' is missing/,
      ),
    ].toReversed(),
  );
  copy.replace('de/posts/first.md', 'words:', 'description:');
});

it('has telephone, e-mail, address and social networks, unless it sets them', async () => {
  translate('site.json', ['phone', 'email', 'address', 'currency'], { tagline: 'Ein Studio' });
  const { phone, email, address } = read('site.json');
  expect(await germanValue('site.json')).toMatchObject({ phone, email, address, tagline: 'Ein Studio' });
  copy.replace('de/site.json', '"tagline"', '"phone": "+49 30 23125 000", "tagline"');
  expect(await germanValue('site.json')).toMatchObject({ phone: '+49 30 23125 000' });
  expect(await differences()).toEqual([
    `de/site.json:3:12 phone: found "+49 30 23125 000", and ${JSON.stringify(phone)} in the first language`,
  ]);
  copy.delete('de/site.json');
  translate('footer.json', ['social'], { lists: (read('footer.json').lists as Group[]).slice(1) });
  expect((await germanValue('footer.json')).social).toEqual(read('footer.json').social);
});

it('matches the entries of a list by the key that differs in each, otherwise by their places', async () => {
  const [first, ...others] = read('sections/services.json').services as [Group, ...Group[]];
  const german = (service: Group) => without(service, 'icon', 'href');
  translate('sections/services.json', [], { services: [...others, first].map(german) });
  const { services } = await germanValue('sections/services.json');
  expect(services).toEqual(
    [...others, first].map((service) => expect.objectContaining(without(service, 'href')) as unknown),
  );
  expect((services as Group[]).every((service) => !('href' in service))).toBe(true);
  copy.delete('de/sections/services.json');
  const slides = (read('sections/hero.json').slides as { image: Group }[]).map(({ ...slide }) => slide);
  translate('sections/hero.json', [], {
    slides: slides.map((slide) => ({ ...slide, focalPoint: undefined })),
  });
  expect((await germanValue('sections/hero.json')).slides).toEqual(read('sections/hero.json').slides);
  copy.delete('de/sections/hero.json');
});

it('has a list without words that it leaves out, and one with words not', async () => {
  const named = copy.read('sections/hero.json');
  translate('sections/hero.json', ['slides']);
  expect((await copy.check()).join()).toMatch(
    /^content\/de\/sections\/hero\.json:\S+ slides: the key 'slides' is missing/,
  );
  const slides = (read('sections/hero.json').slides as Group[]).map((slide) => without(slide, 'label'));
  write('sections/hero.json', { ...read('sections/hero.json'), slides });
  expect((await germanValue('sections/hero.json')).slides).toEqual(slides);
  copy.write('sections/hero.json', named);
  copy.delete('de/sections/hero.json');
});

it('reports a value that differs once, and what is wrong with a value of the first language in its file', async () => {
  const [slide, ...slides] = read('sections/hero.json').slides as Group[];
  translate('sections/hero.json', [], { slides: [{ ...slide, focalPoint: '10% 20%' }, ...slides] });
  expect(await differences()).toEqual([
    expect.stringMatching(
      /^de\/sections\/hero\.json:\d+:\d+ slides\[0\]\.focalPoint: found "10% 20%", and "75% 50%" in the first language$/,
    ),
  ]);
  copy.delete('de/sections/hero.json');
  const social = (await copy.warnings()).filter((line) => line.includes(' social[0].href: found "#"'));
  expect(social).toEqual([expect.stringMatching(/^content\/footer\.json:/)]);
});

it('has the anchors of the headings of the first language, one after the other, if it has as many', async () => {
  const blocks = async () => ((await germanValue('posts/first.md')).body as { blocks: unknown[] }).blocks;
  const [first, second] = [copy.read('posts/first.md'), copy.read('de/posts/first.md')];
  copy.write('posts/first.md', `${first}\n## The end\n\nWords.\n`);
  copy.write('de/posts/first.md', `${second}\n## Der Schluss\n\nWörter.\n`);
  expect(await blocks()).toMatchObject([
    { tag: 'h2', id: 'first', children: ['Anfang'] },
    {},
    { tag: 'h2', id: 'the-end', children: ['Der Schluss'] },
    {},
  ]);
  copy.write('de/posts/first.md', second);
  copy.replace('sections/questions.json', '/blog/first#first', '/blog/first');
  expect(await blocks()).toMatchObject([{ id: 'anfang' }, {}]);
  expect((await differences()).join()).toMatch(
    / body: the number of headings is 1, and 2 in the first language; /,
  );
});
