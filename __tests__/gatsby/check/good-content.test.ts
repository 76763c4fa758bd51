/** @jest-environment node */
import { ContentCopy } from './content-copy';

let copy: ContentCopy;

beforeAll(async () => {
  copy = await ContentCopy.ofFixture();
});

afterEach(() => copy.restore());

afterAll(() => copy.remove());

type Json = Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any

/** What editors may do without touching code, one edit each. */
const goodEdits: readonly { title: string; edit: (copy: ContentCopy) => unknown }[] = [
  { title: 'nothing', edit: () => undefined },
  { title: 'another price', edit: (copy) => copy.replace('sections/plans.json', '£4,997+', '€12,345,678+') },
  { title: 'a price of nothing', edit: (copy) => copy.replace('sections/plans.json', '£4,997+', '$0') },
  {
    title: 'a plan more',
    edit: (copy) =>
      copy.edit(
        'sections/plans.json',
        ({ plans }: Json) => void plans.push({ ...plans[1], name: 'Another plan' }),
      ),
  },
  {
    title: 'a plan fewer',
    edit: (copy) => copy.edit('sections/plans.json', ({ plans }: Json) => void plans.pop()),
  },
  {
    title: 'plans in another order',
    edit: (copy) => copy.edit('sections/plans.json', ({ plans }: Json) => void plans.reverse()),
  },
  {
    title: 'another popular plan',
    edit: (copy) =>
      copy.edit('sections/plans.json', ({ plans, switchCard }: Json) => {
        plans[0].popular = false;
        switchCard.variants[1].plan.popular = true;
      }),
  },
  {
    title: 'a third variant in the switch',
    edit: (copy) =>
      copy.edit(
        'sections/plans.json',
        ({ switchCard: { variants } }: Json) => void variants.push({ ...variants[0], option: 'Thinner' }),
      ),
  },
  {
    title: 'six slides',
    edit: (copy) =>
      copy.edit('sections/hero.json', ({ slides }: Json) => void slides.push(...slides, ...slides)),
  },
  {
    title: 'an outside image',
    edit: (copy) =>
      copy.replace('sections/hero.json', 'images/slide-a.jpg', 'https://example.org/a?width=1600'),
  },
  {
    title: 'an image without a focal point',
    edit: (copy) => copy.edit('sections/hero.json', ({ slides }: Json) => void delete slides[0].focalPoint),
  },
  {
    title: 'a service without a link',
    edit: (copy) => copy.edit('sections/services.json', ({ services }: Json) => void delete services[0].href),
  },
  {
    title: 'a new page with a link to it',
    edit: (copy) => {
      copy.edit('pages.json', ({ pages }: Json) => void pages.push({ ...pages[2], path: '/shop/paper-2' }));
      copy.replace('navigation.json', '"/blog"', '"/shop/paper-2"');
    },
  },
  {
    title: 'a placeholder turned into a page of sections',
    edit: (copy) =>
      copy.edit('pages.json', ({ pages }: Json) => void (pages[1].sections = ['plans', 'contact'])),
  },
  {
    title: 'a section on a second page with a link to a neighbour that only the home page has',
    edit: (copy) => copy.edit('pages.json', ({ pages }: Json) => void (pages[1].sections = ['contact'])),
  },
  {
    title: 'two price lists on one page, each with a popular plan',
    edit: (copy) => {
      copy.write(
        'sections/summer-plans.json',
        copy.read('sections/plans.json').replace('"pricing",\n  "anchor": "pricing"', '"pricing"'),
      );
      copy.edit('pages.json', ({ pages }: Json) => void pages[0].sections.push('summer-plans'));
      copy.replace('footer.json', '"href": "#"', '"href": "/#summer-plans"');
    },
  },
  {
    title: 'a placeholder above another section',
    edit: (copy) =>
      copy.edit('pages.json', ({ pages }: Json) => void (pages[1].sections = ['placeholder', 'contact'])),
  },
  {
    title: 'an anchor of the home page on pages under construction',
    edit: (copy) => copy.replace('sections/placeholder.json', '/#process', '#process'),
  },
  {
    title: 'sections in another order',
    edit: (copy) => copy.edit('pages.json', ({ pages }: Json) => void pages[0].sections.reverse()),
  },
  {
    title: 'a hidden section that nothing links to',
    edit: (copy) => copy.edit('pages.json', ({ pages }: Json) => void pages[0].sections.splice(1, 1)),
  },
  {
    title: 'no social links',
    edit: (copy) => copy.edit('footer.json', (footer: Json) => void (footer.social = [])),
  },
  {
    title: 'markup as text',
    edit: (copy) => copy.replace('sections/hero.json', 'We fold', '<b>We</b> &amp; fold'),
  },
  { title: 'letters of any script', edit: (copy) => copy.replace('site.json', 'Paperwork', '紙 Œuvre 🪁') },
  {
    title: 'Windows line ends',
    edit: (copy) => copy.write('site.json', copy.read('site.json').replaceAll('\n', '\r\n')),
  },
  { title: 'the hidden file of an editor program', edit: (copy) => copy.write('.site.json', '{') },
  { title: 'everything on one line', edit: (copy) => copy.edit('site.json', (site: Json) => site) },
];

test.each(goodEdits)('good: $title', async ({ edit }) => {
  await edit(copy);
  expect(await copy.check()).toEqual([]);
});

const goodAddresses = [
  '#',
  '#footer',
  '#main',
  '/',
  '/about',
  '/about/',
  '/#pricing',
  '/about#footer',
  '/about/#main',
  'https://example.org',
  'https://example.org/a%20b?c=d&e#f',
  'https://müller.example/straße',
  'mailto:hello@example.org',
  'mailto:hello@example.org?subject=Hello%20there',
  'tel:+442079460001',
  'tel:020-7946-0001',
];

test.each(goodAddresses)('good: the link %s', async (address) => {
  copy.replace('footer.json', '"href": "#"', `"href": "${address}"`);
  expect(await copy.check()).toEqual([]);
});

const goodEndpoints = [
  'https://forms.example',
  'https://forms.example:8443/f/xrgvqkpo',
  'https://forms.example/send?form=contact&language=en',
  'http://localhost:3000/contact',
  'http://127.0.0.1/contact',
];

test.each(goodEndpoints)('good: forms that are sent to %s', async (address) => {
  copy.edit('forms.json', (forms: Json) => {
    forms.delivery = { ...forms.delivery, endpoint: address, newsletterEndpoint: address };
  });
  expect(await copy.check()).toEqual([]);
});

test('good: forms that are not sent need no endpoint', async () => {
  copy.edit('forms.json', (forms: Json) => void (forms.delivery = { kind: 'simulated' }));
  expect(await copy.check()).toEqual([]);
});

test('good: the frozen content', async () => {
  const frozen = ContentCopy.ofFrozenContent();
  const lines = await frozen.check();
  frozen.remove();
  expect(lines).toEqual([]);
});
