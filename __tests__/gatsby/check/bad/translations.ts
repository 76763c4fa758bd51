import { parseCases } from '../content-edits';

const language = (code: string, name: string, locale: string) =>
  `{ "code": "${code}", "name": "${name}", "label": "${name}", "locale": "${locale}" }`;

const languages = (first: string, ...others: string[]) =>
  `site.json: "locale" → "languages": [⏎    ${[first, ...others].join(',⏎    ')}⏎  ],⏎  "locale"`;

const english = language('en', 'English', 'en-GB');
const german = languages(english, language('de', 'Deutsch', 'de-DE'));

/** A file in German with a page on each line, from the fourth one on. */
const germanPages = (...pages: string[]) =>
  `write: de/pages.json → {⏎  "$schema": "../schemas/pages.schema.json",⏎  "pages": [⏎    ${pages.join(',⏎    ')}⏎  ]⏎}`;

const germanPage = (path: string, fields = '') =>
  `{ "path": "${path}", ${fields}"title": "Seite", "description": "Ein Satz, der lang genug ist für die Ergebnisse einer Suche.", "heading": "Seite" }`;

/** A section whose links lead to no other page, with another address in the first one. */
const germanHero = (address: string) =>
  `copy: sections/hero.json → de/sections/hero.json\nde/sections/hero.json: "#contact" → "${address}"`;

/** Mistakes in the folder of a language, and in the languages of the site. */
export const badTranslations = parseCases`
copy: footer.json → de/footer.json
copy: forms.json → de/forms.json
  content/de/footer.json:1:1: unknown file, expected it in 'sections/', 'cases/', 'people/', 'posts/' or 'quotes/', or in the folder of another language that site.json lists
${german}
copy: footer.json → de/footer.json
site.json: "tagline" → // the brand⏎  "tagline"
  3:3: found a comment, expected none; these files take no comments
${german}
${germanPages(germanPage('/about'))}
pages.json: "path": "/about" → "path": "/share"
navigation.json: "/about" → "/"
  content/pages.json:56:15 pages[5].path: the path "/share" belongs to the site itself, expected another
${german}
copy: sections/contact.json → de/sections/contact.json
de/sections/contact.json: "/contact" → "/de/contact"
de/sections/contact.json: "benefits": → "benefit":
${germanHero('/de/abuot')}
footer.json: "blurb": "We turn half-formed ideas into websites, apps and shops that people enjoy using and owners enjoy running." → "blurb": 5
brand.json: "name": → "name"
navigation.json: "/blog" → "/blgo"
sections/plans.json: "plans": [ → "plans": [⏎5,
  content/brand.json:3:10 name: found "Longmead", expected a colon after the key
  content/de/sections/contact.json:8:3 benefit: unknown key "benefit"; did you mean 'benefits'?
  content/de/sections/hero.json:6:43 actions[0].href: no page has the path "/de/abuot"; did you mean '/de/about'?
  content/footer.json:5:12 blurb: found 5, expected a text in double quotation marks
  content/navigation.json:65:32 links[1].href: no page has the path "/blgo"; did you mean '/blog'?
  13:1 plans[0]: found 5, expected a group of keys in { }
${german}
copy: footer.json → DE/footer.json
  1:1: unknown file; did you mean 'de/'?
${german}
copy: footer.json → en/footer.json
  1:1: unknown file, expected it in 'sections/', 'cases/', 'people/', 'posts/', 'quotes/' or 'de/', or in the folder of another language that site.json lists
${german}
${germanPages(germanPage('/about', '"slug": "ueber-uns", '))}
redirects.json: [] → [{ "from": "/wir", "to": "/de/about" }]
  3:41 redirects[0].to: no page has the path "/de/about"; did you mean '/de/ueber-uns'?
${german}
copy: footer.json → de/foter.json
  1:1: unknown file; did you mean 'footer.json'?
${german}
copy: redirects.json → de/redirects.json
  1:1: unknown file, expected a file in sections/, cases/, people/, posts/, quotes/ or 'announcement.json', 'footer.json', 'forms.json', 'illustrations.json', 'labels.json', 'navigation.json', 'not-found.json', 'pages.json' or 'site.json'
${german}
copy: sections/hero.json → de/sections/heroes.json
  1:1: there is no file "sections/heroes.json" to translate; did you mean 'sections/hero.json'?
${german}
copy: sections/hero.json → de/sections/startseite.json
  1:1: there is no file "sections/startseite.json" to translate, expected the name of a file of the first language
${german}
${germanPages(germanPage('/'), germanPage('/abut'))}
  5:15 pages[1].path: the first language has no page "/abut", expected the path of a page to translate; did you mean '/about'?
${german}
${germanPages(germanPage('/about', '"slug": "ueber-uns", '))}
${germanHero('/about')}
  content/de/sections/hero.json:6:43 actions[0].href: found "/about", a page in another language; did you mean '/de/ueber-uns'?
${german}
${germanPages(germanPage('/about', '"slug": "ueber-uns", '))}
${germanHero('/de/about')}
  content/de/sections/hero.json:6:43 actions[0].href: no page has the path "/de/about"; did you mean '/de/ueber-uns'?
${german}
${germanPages(germanPage('/about', '"slug": "ueber-uns", '))}
footer.json: "href": "#" → "href": "/de/ueber-uns#story"
  21:36 lists[1].links[0].href: found "/de/ueber-uns#story", a page in another language; did you mean '/about#story'?
pages.json: "path": "/about", → "path": "/about", "slug": "us",
  56:25 pages[5].slug: only a translation has it; the address of this page is its path, or the name of its file
${german}
${germanPages(germanPage('/about', '"slug": "blog", '))}
  4:33 pages[0].slug: another page has the address "/de/blog", expected another
${languages(language('de', 'Deutsch', 'de-DE'), english)}
  7:70 languages[0].locale: found "de-DE", expected "en-GB", the locale of this file: the first language is that of the files
${languages(english, language('ja', 'Japanese', 'ja-JP'))}
  8:72 languages[1].locale: found "ja-JP", whose letters no installed font has, expected a language with Latin letters, or a package of https://fontsource.org with a variable font for "japanese"
${languages(english, language('en', 'English', 'en-GB'))}
  8:15 languages[1].code: the code "en" exists already in line 7, expected another
${german}
copy: sections/hero.json → de/sections/hero.json
de/sections/hero.json: "subline" → "sublime"
  4:3 sublime: unknown key "sublime"; did you mean 'subline'?
${german}
copy: site.json → de/site.json
de/site.json: https://longmead.example → https://papier.example
  5:14 siteUrl: found "https://papier.example", expected 'https://longmead.example', as in the first language
${german}
copy: sections/contact.json → de/sections/contact.json
de/sections/contact.json: "/contact" → "/de/contact"
de/sections/contact.json: "name": "email" → "name": "mail"
  32:17 form.fields[1].name: found "mail", expected 'name', 'email' or 'message', as in the first language
${german}
pages.json: "/blog" → "/de/blog"
navigation.json: "/blog" → "/de/blog"
  content/pages.json:107:15 pages[10].path: the path "/de/blog" belongs to the language Deutsch, expected another
`;
