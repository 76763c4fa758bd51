import { type BadContent, replace } from './bad-content';

/** What its definition finds wrong with a field. */
export const badFields: readonly BadContent[] = [
  {
    title: 'a misspelt key',
    spoil: replace('sections/plans.json', '"price": "£4,997+"', '"pirce": "£4,997+"'),
    says: ['content/sections/plans.json:15:7 plans[0].pirce: unknown key "pirce"; did you mean \'price\'?'],
  },
  {
    title: 'a misspelt key that may be left out',
    spoil: replace('sections/services.json', '"href": "/about"', '"hrfe": "/about"'),
    says: [
      'content/sections/services.json:13:7 services[0].hrfe: unknown key "hrfe"; did you mean \'href\'?',
    ],
  },
  {
    title: 'American spelling of a key',
    spoil: replace('sections/process-steps.json', '"colour": "indigo"', '"color": "indigo"'),
    says: [
      'content/sections/process-steps.json:12:7 steps[0].color: unknown key "color"; did you mean \'colour\'?',
    ],
  },
  {
    title: 'a key with a capital',
    spoil: replace('site.json', '"name"', '"Name"'),
    says: ['content/site.json:3:3 Name: unknown key "Name"; did you mean \'name\'?'],
  },
  {
    title: 'an unknown key',
    spoil: replace('sections/hero.json', '"subline"', '"video": "a.mp4",\n  "subline"'),
    says: [
      "content/sections/hero.json:4:3 video: unknown key \"video\", expected '$schema', 'kind', 'anchor', 'subline', 'actions' or 'slides'",
    ],
  },
  {
    title: 'a key that scripts treat specially',
    spoil: replace('sections/hero.json', '"subline"', '"__proto__": {},\n  "subline"'),
    says: [
      "content/sections/hero.json:4:3 __proto__: unknown key \"__proto__\", expected '$schema', 'kind', 'anchor', 'subline', 'actions' or 'slides'",
    ],
  },
  {
    title: 'an unknown key with a line break',
    spoil: replace('sections/hero.json', '"subline"', '"a\\nb": 1,\n  "subline"'),
    says: [
      "content/sections/hero.json:4:3 [\"a\\nb\"]: unknown key \"a\\nb\", expected '$schema', 'kind', 'anchor', 'subline', 'actions' or 'slides'",
    ],
  },
  {
    title: 'a missing key',
    spoil: (copy) => copy.replace('sections/plans.json', '"price": "£4,997+",', ''),
    says: [
      'content/sections/plans.json:13:5 plans[0].price: the key \'price\' is missing, expected for example "price": "£4,997+"',
    ],
  },
  {
    title: 'two missing keys of a group',
    spoil: (copy) => copy.replace('sections/plans.json', '"name": "Sheet",\n      "price": "£4,997+",', ''),
    says: [
      'content/sections/plans.json:13:5 plans[0].name: the key \'name\' is missing, expected for example "name": "Website"',
      'content/sections/plans.json:13:5 plans[0].price: the key \'price\' is missing, expected for example "price": "£4,997+"',
    ],
  },
  {
    title: 'a text for true or false',
    spoil: replace('sections/plans.json', 'true', '"true"'),
    says: [
      'content/sections/plans.json:16:18 plans[0].popular: found "true", expected true or false without quotes',
    ],
  },
  {
    title: 'a number for a text',
    spoil: replace('sections/plans.json', '"£4,997+"', '4997'),
    says: [
      'content/sections/plans.json:15:16 plans[0].price: found 4997, expected a text in double quotes such as "£4,997+"',
    ],
  },
  {
    title: 'a list for a text',
    spoil: replace('sections/contact.json', '"Free advice"', '["Free advice"]'),
    says: [
      'content/sections/contact.json:6:16 benefits[0]: found a list, expected a text in double quotes such as "Free initial consultation"',
    ],
  },
  {
    title: 'a list for a group',
    spoil: (copy) =>
      copy.edit(
        'sections/contact.json',
        ({ form }: { form: Record<string, unknown> }) => void (form.name = []),
      ),
    says: ['content/sections/contact.json:17:13 form.name: found a list, expected a group of keys in { }'],
  },
  {
    title: 'a group for a list',
    spoil: replace('sections/contact.json', '["Free advice"]', '{ "first": "Free advice" }'),
    says: ['content/sections/contact.json:6:15 benefits: found a group, expected a list in [ ]'],
  },
  {
    title: 'null for a text',
    spoil: replace('site.json', '"Paperwork"', 'null'),
    says: ['content/site.json:3:11 name: found null, expected a text in double quotes such as "Foldline"'],
  },
  {
    title: 'a list for a whole file',
    spoil: (copy) => copy.write('site.json', '[]'),
    says: ['content/site.json:1:1: found a list, expected a group of keys in { }'],
  },
  {
    title: 'an empty text',
    spoil: replace('site.json', '"Paperwork"', '""'),
    says: ['content/site.json:3:11 name: found an empty text, expected for example "Foldline"'],
  },
  {
    title: 'a text of blanks',
    spoil: replace('site.json', '"Paperwork"', '"  "'),
    says: ['content/site.json:3:11 name: found an empty text, expected for example "Foldline"'],
  },
  {
    title: 'a text that is too long',
    spoil: replace('sections/process-steps.json', '"Look"', '"Look and look and look again"'),
    says: [
      'content/sections/process-steps.json:10:16 steps[0].title: found 28 characters, expected at most 20',
    ],
  },
  {
    title: 'a text that is too short',
    spoil: replace('site.json', 'A sentence that is long enough for the results of a search.', 'Short.'),
    says: ['content/site.json:5:18 description: found 6 characters, expected at least 50'],
  },
  {
    title: 'a text with a line break',
    spoil: replace('sections/hero.json', 'We fold paper.', 'We fold\\npaper.'),
    says: ['content/sections/hero.json:4:14 subline: found a line break, expected the text on one line'],
  },
  {
    title: 'a text with a tab',
    spoil: replace('sections/hero.json', 'We fold paper.', 'We fold\\tpaper.'),
    says: ['content/sections/hero.json:4:14 subline: found a tab, expected a space'],
  },
  {
    title: 'a text with a control character',
    spoil: replace('sections/hero.json', 'We fold paper.', 'We fold\\u0007 paper.'),
    says: ['content/sections/hero.json:4:14 subline: found an invisible or broken character, expected none'],
  },
  {
    title: 'half of a character',
    spoil: replace('sections/hero.json', 'We fold paper.', 'We fold \\ud800 paper.'),
    says: ['content/sections/hero.json:4:14 subline: found an invisible or broken character, expected none'],
  },
  {
    title: 'too few entries',
    spoil: (copy) =>
      copy.edit('sections/hero.json', ({ slides }: { slides: unknown[] }) => void slides.pop()),
    says: ['content/sections/hero.json:11:13 slides: found 1 entry, expected at least 2'],
  },
  {
    title: 'too many entries',
    spoil: (copy) =>
      copy.edit(
        'sections/hero.json',
        ({ slides }: { slides: unknown[] }) => void slides.push(...slides, ...slides, slides[0]),
      ),
    says: ['content/sections/hero.json:11:13 slides: found 7 entries, expected at most 6'],
  },
  {
    title: 'a misspelt icon',
    spoil: replace('sections/process-steps.json', '"rocket"', '"rokcet"'),
    says: [
      "content/sections/process-steps.json:15:15 steps[1].icon: icon 'rokcet' is unknown; did you mean 'rocket'?",
    ],
  },
  {
    title: 'an icon that is nowhere near',
    spoil: replace('sections/process-steps.json', '"rocket"', '"zeppelin"'),
    says: [
      "content/sections/process-steps.json:15:15 steps[1].icon: icon 'zeppelin' is unknown, expected 'bag', 'beaker', 'bolt', 'briefcase', 'building', 'chart', 'chat', 'check', 'code', 'envelope', 'globe', 'map', 'pencil', 'people', 'phone', 'puzzle', 'rocket', 'search', 'shield', 'sparkles', 'swatch' or 'window'",
    ],
  },
  {
    title: 'a misspelt colour',
    spoil: replace('sections/process-steps.json', '"indigo"', '"indgo"'),
    says: [
      "content/sections/process-steps.json:12:17 steps[0].colour: colour 'indgo' is unknown; did you mean 'indigo'?",
    ],
  },
  {
    title: 'a misspelt section',
    spoil: replace('pages.json', '"plans"', '"plnas"'),
    says: ["content/pages.json:9:57 pages[0].sections[3]: section 'plnas' is unknown; did you mean 'plans'?"],
  },
  {
    title: 'a section with a capital',
    spoil: replace('pages.json', '"plans"', '"Plans"'),
    says: ["content/pages.json:9:57 pages[0].sections[3]: section 'Plans' is unknown; did you mean 'plans'?"],
  },
  {
    title: 'a section twice',
    spoil: replace('pages.json', '"hero", "services"', '"hero", "hero"'),
    says: [
      'content/pages.json:9:28 pages[0].sections[1]: "hero" is in the list already, expected every entry once',
    ],
  },
  {
    title: "a label without its value's place",
    spoil: replace('labels.json', '{number}', '1'),
    says: ['content/labels.json:16:16 goToSlide: found "Go to slide 1", expected a text with {number} in it'],
  },
  {
    title: 'a misspelt network',
    spoil: replace('footer.json', '"github"', '"githb"'),
    says: ["content/footer.json:30:18 social[0].network: network 'githb' is unknown; did you mean 'github'?"],
  },
  {
    title: 'a price that is none',
    spoil: replace('sections/plans.json', '"£4,997+"', '"free"'),
    says: [
      'content/sections/plans.json:15:16 plans[0].price: found "free", expected a price such as "£4,997+"',
    ],
  },
  {
    title: 'a price that is none and too long',
    spoil: replace('sections/plans.json', '"£4,997+"', '"£4,997 or thereabouts"'),
    says: [
      'content/sections/plans.json:15:16 plans[0].price: found "£4,997 or thereabouts", expected a price such as "£4,997+"',
    ],
  },
  {
    title: 'a price with a comma in the wrong place',
    spoil: replace('sections/plans.json', '"£9,500"', '"£95,00"'),
    says: ['content/sections/plans.json:59:14 mvp.price: found "£95,00", expected a price such as "£4,997+"'],
  },
  {
    title: 'an e-mail address that is none',
    spoil: replace('site.json', 'hello@paperwork.example', 'hello.example'),
    says: [
      'content/site.json:8:12 email: found "hello.example", expected an e-mail address such as "hello@foldline.example"',
    ],
  },
  {
    title: 'a telephone number without its country',
    spoil: replace('site.json', '+44 20 7946 0001', '020 7946 0001'),
    says: [
      'content/site.json:7:12 phone: found "020 7946 0001", expected a number with its country\'s code, such as "+44 20 7946 0347"',
    ],
  },
  {
    title: 'a site address with a slash at its end',
    spoil: replace('site.json', 'https://paperwork.example', 'https://paperwork.example/'),
    says: [
      'content/site.json:6:14 siteUrl: found "https://paperwork.example/", expected an address such as "https://foldline.example", without a slash at its end',
    ],
  },
  {
    title: 'a focal point that is none',
    spoil: replace('sections/hero.json', '50% 50%', 'left'),
    says: [
      'content/sections/hero.json:15:21 slides[0].focalPoint: found "left", expected two percentages such as "75% 50%"',
    ],
  },
  {
    title: 'a definition of another name',
    spoil: replace('site.json', './schemas/site', './schema/site'),
    says: [
      'content/site.json:2:14 $schema: found "./schema/site.schema.json", expected a text such as "./schemas/site.schema.json"',
    ],
  },
  {
    title: "a title that is too short with the brand's name",
    spoil: (copy) => {
      copy.replace('site.json', '"Paperwork"', '"P"');
      copy.replace('pages.json', '"title": "Blog"', '"title": "Blo"');
    },
    says: [
      'content/pages.json:19:16 pages[2].title: found 7 characters with the brand\'s name, "Blo | P", expected at least 10',
    ],
  },
  {
    title: "a title that is too long with the brand's name",
    spoil: (copy) => {
      copy.replace('site.json', '"Paperwork"', '"Paperwork and Daughters"');
      copy.replace(
        'pages.json',
        '"title": "Blog"',
        '"title": "What we wrote about paper, folds and glue, by year"',
      );
    },
    says: [
      'content/pages.json:19:16 pages[2].title: found 76 characters with the brand\'s name, "What we wrote about paper, folds and glue, by year | Paperwork and Da…", expected at most 70',
    ],
  },
  {
    title: "a title of the page for unknown addresses that is too short with the brand's name",
    spoil: (copy) => {
      copy.replace('site.json', '"Paperwork"', '"P"');
      copy.replace('pages.json', '"title": "Blog"', '"title": "Blog posts"');
      copy.replace(
        'not-found.json',
        /"title": "[^"]*"/.exec(copy.read('not-found.json'))?.[0] ?? '',
        '"title": "Oh"',
      );
    },
    says: [
      'content/not-found.json:3:12 title: found 6 characters with the brand\'s name, "Oh | P", expected at least 10',
    ],
  },
  {
    title: 'a description that is too short for search results',
    spoil: replace(
      'pages.json',
      '"A sentence that is long enough for the results of a search."',
      '"Too short."',
    ),
    says: ['content/pages.json:7:22 pages[0].description: found 10 characters, expected at least 50'],
  },
  {
    title: 'a description that is missing',
    spoil: (copy) =>
      copy.edit(
        'pages.json',
        ({ pages }: { pages: { description?: string }[] }) => void delete pages[2]?.description,
      ),
    says: [
      'content/pages.json:23:5 pages[2].description: the key \'description\' is missing, expected for example "description": "Tell us about your project. A first consultation is free."',
    ],
  },
];
