import { type BadContent, replace } from './bad-content';

/** What its definition finds wrong with a field. */
export const badFields: readonly BadContent[] = [
  {
    title: 'a misspelt key',
    spoil: replace('plans.json', '"price": "£4,997+"', '"pirce": "£4,997+"'),
    says: [],
  },
  {
    title: 'a misspelt key that may be left out',
    spoil: replace('services.json', '"href": "/about"', '"hrfe": "/about"'),
    says: [],
  },
  {
    title: 'American spelling of a key',
    spoil: replace('process-steps.json', '"colour": "indigo"', '"color": "indigo"'),
    says: [],
  },
  {
    title: 'a key with a capital',
    spoil: replace('site.json', '"name"', '"Name"'),
    says: [],
  },
  {
    title: 'an unknown key',
    spoil: replace('hero.json', '"subline"', '"video": "a.mp4",\n  "subline"'),
    says: [],
  },
  {
    title: 'a key that scripts treat specially',
    spoil: replace('hero.json', '"subline"', '"__proto__": {},\n  "subline"'),
    says: [],
  },
  {
    title: 'an unknown key with a line break',
    spoil: replace('hero.json', '"subline"', '"a\\nb": 1,\n  "subline"'),
    says: [],
  },
  {
    title: 'a missing key',
    spoil: (copy) => copy.replace('plans.json', '"price": "£4,997+",', ''),
    says: [],
  },
  {
    title: 'two missing keys of a group',
    spoil: (copy) => copy.replace('plans.json', '"name": "Sheet",\n      "price": "£4,997+",', ''),
    says: [],
  },
  {
    title: 'a text for true or false',
    spoil: replace('plans.json', 'true', '"true"'),
    says: [],
  },
  {
    title: 'a number for a text',
    spoil: replace('plans.json', '"£4,997+"', '4997'),
    says: [],
  },
  {
    title: 'a list for a text',
    spoil: replace('contact.json', '"Free advice"', '["Free advice"]'),
    says: [],
  },
  {
    title: 'a list for a group',
    spoil: (copy) =>
      copy.edit('contact.json', ({ form }: { form: Record<string, unknown> }) => void (form.name = [])),
    says: [],
  },
  {
    title: 'a group for a list',
    spoil: replace('contact.json', '["Free advice"]', '{ "first": "Free advice" }'),
    says: [],
  },
  {
    title: 'null for a text',
    spoil: replace('site.json', '"Paperwork"', 'null'),
    says: [],
  },
  {
    title: 'a list for a whole file',
    spoil: (copy) => copy.write('site.json', '[]'),
    says: [],
  },
  {
    title: 'an empty text',
    spoil: replace('site.json', '"Paperwork"', '""'),
    says: [],
  },
  {
    title: 'a text of blanks',
    spoil: replace('site.json', '"Paperwork"', '"  "'),
    says: [],
  },
  {
    title: 'a text that is too long',
    spoil: replace('process-steps.json', '"Look"', '"Look and look and look again"'),
    says: [],
  },
  {
    title: 'a text that is too short',
    spoil: replace('site.json', 'A sentence that is long enough for the results of a search.', 'Short.'),
    says: [],
  },
  {
    title: 'a text with a line break',
    spoil: replace('hero.json', 'We fold paper.', 'We fold\\npaper.'),
    says: [],
  },
  {
    title: 'a text with a tab',
    spoil: replace('hero.json', 'We fold paper.', 'We fold\\tpaper.'),
    says: [],
  },
  {
    title: 'a text with a control character',
    spoil: replace('hero.json', 'We fold paper.', 'We fold\\u0007 paper.'),
    says: [],
  },
  {
    title: 'half of a character',
    spoil: replace('hero.json', 'We fold paper.', 'We fold \\ud800 paper.'),
    says: [],
  },
  {
    title: 'too few entries',
    spoil: (copy) => copy.edit('hero.json', ({ slides }: { slides: unknown[] }) => void slides.pop()),
    says: [],
  },
  {
    title: 'too many entries',
    spoil: (copy) =>
      copy.edit('hero.json', ({ slides }: { slides: unknown[] }) => void slides.push(...slides, ...slides, slides[0])),
    says: [],
  },
  {
    title: 'a misspelt icon',
    spoil: replace('process-steps.json', '"rocket"', '"rokcet"'),
    says: [],
  },
  {
    title: 'an icon that is nowhere near',
    spoil: replace('process-steps.json', '"rocket"', '"zeppelin"'),
    says: [],
  },
  {
    title: 'a misspelt colour',
    spoil: replace('process-steps.json', '"indigo"', '"indgo"'),
    says: [],
  },
  {
    title: 'a misspelt section',
    spoil: replace('pages.json', '"pricing"', '"pricng"'),
    says: [],
  },
  {
    title: 'a section with a capital',
    spoil: replace('pages.json', '"pricing"', '"Pricing"'),
    says: [],
  },
  {
    title: 'a section twice',
    spoil: replace('pages.json', '"hero", "services"', '"hero", "hero"'),
    says: [],
  },
  {
    title: 'a misspelt network',
    spoil: replace('footer.json', '"github"', '"githb"'),
    says: [],
  },
  {
    title: 'a price that is none',
    spoil: replace('plans.json', '"£4,997+"', '"free"'),
    says: [],
  },
  {
    title: 'a price with a comma in the wrong place',
    spoil: replace('plans.json', '"£9,500"', '"£95,00"'),
    says: [],
  },
  {
    title: 'an e-mail address that is none',
    spoil: replace('site.json', 'hello@paperwork.example', 'hello.example'),
    says: [],
  },
  {
    title: 'a telephone number without its country',
    spoil: replace('site.json', '+44 20 7946 0001', '020 7946 0001'),
    says: [],
  },
  {
    title: 'a site address with a slash at its end',
    spoil: replace('site.json', 'https://paperwork.example', 'https://paperwork.example/'),
    says: [],
  },
  {
    title: 'a focal point that is none',
    spoil: replace('hero.json', '50% 50%', 'left'),
    says: [],
  },
  {
    title: 'a definition of another name',
    spoil: replace('site.json', './schemas/site', './schema/site'),
    says: [],
  },
];
