import { parseCases } from '../content-edits';

export const badFields = parseCases`
site.json: "locale" → "specialDays": [{ "text": "Fair", "date": "2026-05-01", "opens": "10:00" }],⏎  "locale"
  6:19 specialDays[0]: the key 'closes' is missing, expected both times, or none if you are closed
footer.json: All rights reserved. → © 2024 Paper
  46:13 rights: found "© 2024 Paper", expected words without © and the year, which the site adds
sections/plans.json: "price": "£4,997+" → "pirce": "£4,997+"
  15:7 plans[0].pirce: unknown key "pirce"; did you mean 'price'?
sections/hero.json: "subline" → "__proto__": {},⏎  "subline"
  4:3 __proto__: unknown key "__proto__", expected '$schema', 'kind', 'subline', 'actions', 'slides' or 'anchor'
sections/plans.json: "name": "Website",⏎      "price": "£4,997+", →
  13:5 plans[0].name: the key 'name' is missing: What is sold.
  13:5 plans[0].price: the key 'price' is missing: The price as it is shown. Any text is valid. Search engines get an amount with a currency sign; + or from marks a starting price.
sections/plans.json: true → "true"
  16:18 plans[0].popular: found "true", expected true or false without quotation marks
sections/plans.json: "£4,997+" → 4997
  15:16 plans[0].price: found 4997, expected a text in double quotation marks
sections/contact.json: "A few lines are enough to begin. We read every message ourselves." → "\u200b\u00ad"
  5:12 intro: found an invisible or broken character, expected none
site.json: Longmead is a digital studio in London that designs and builds websites, mobile apps and online shops. → Short.
  4:18 description: found 6 characters, expected at least 50
sections/hero.json: We turn ideas → We turn\nideas
  4:14 subline: found a line break, expected the text on one line
sections/hero.json: We turn ideas → We turn\tideas
  4:14 subline: found a tab, expected a space
sections/process-steps.json: "rocket" → "zeppelin"
  44:15 steps[5].icon: found "zeppelin", expected "bag", "phone" or another name of https://heroicons.com
pages.json: "plans" → "zzz"
  9:57 pages[0].sections[3]: found "zzz", expected 'contact', 'hero', 'placeholder', 'plans', 'process-steps' or 'services'
pages.json: "hero", "services" → "hero", "hero"
  9:28 pages[0].sections[1]: "hero" is in the list already, expected every entry once
labels.json: {number} → 1
  16:16 goToSlide: found "Go to slide 1", expected a text with {number} in it
site.json: hello@longmead.example → hello.example
  9:12 email: found "hello.example", expected an e-mail address such as "hello@studio.example"
site.json: +44 20 7946 0347 → 020 7946 0001
  8:12 phone: found "020 7946 0001", expected a number with its country's code and without (0), such as "+44 20 7946 0347"
site.json: https://longmead.example → https://longmead.example/
  5:14 siteUrl: found "https://longmead.example/", expected an address such as "https://studio.example", without a trailing slash; a folder goes into PATH_PREFIX when the site is built
site.json: "locale" → "openingHours": [⏎{ "text": "9:30 am–6 pm, lunch 12:30–13:30", "days": ["Monday"], "opens": "09:00", "closes": "18:00" },⏎{ "text": "9:30 am–5.30 pm", "days": ["Tuesday"], "opens": "09:30", "closes": "17:30" },⏎{ "text": "Closed on 24.12. and 31.12.", "days": ["Sunday"], "opens": "09:30", "closes": "18:00" },⏎{ "text": "9.30 to 17:30", "days": ["Friday"], "opens": "09:30", "closes": "18:00" }],⏎  "locale"
  10:11 openingHours[3].text: found the times "09:30" and "17:30", expected those of "opens" and "closes": "09:30" and "18:00"
site.json: "siteUrl" → "openingHours": [{ "text": "Daily", "days": ["Mondays"], "opens": "9.30", "closes": "17:30" }],⏎  "siteUrl"
  5:48 openingHours[0].days[0]: found "Mondays"; did you mean 'Monday'?
  5:69 openingHours[0].opens: found "9.30", expected a time such as 18:30
sections/hero.json: 75% 50% → left
  13:21 slides[0].focalPoint: found "left", expected two percentages such as "75% 50%"
site.json: ../../content/schemas/site → ./schema/site
  2:14 $schema: found "./schema/site.schema.json", expected "./schemas/site.schema.json"
brand.json: "Longmead" → "P"
pages.json: "title": "Blog" → "title": "Blo"
  108:16 pages[10].title: found 7 characters with the brand's name, "Blo | P", expected at least 10
brand.json: "Longmead" → "Longmead and Daughters"
pages.json: "title": "Blog" → "title": "What we wrote about paper, folds and glue, by year"
  108:16 pages[10].title: found 75 characters with the brand's name, "What we wrote about paper, folds and glue, by year | Longmead and Dau…", expected at most 70
write: sections/notes.json → { "$schema": "../schemas/posts.schema.json", "kind": "posts", "title": "Notes", "intro": "All.", "latest": 0 }
  1:108 latest: found 0, expected a number from 1 to 12
navigation.json: "links": [⏎    { "title": "Portfolio", "href": "/portfolio" },⏎    { "title": "Blog", "href": "/blog" }⏎  ] → "links": []
  63:12 links: found 0 in the list, expected at least 1
sections/plans.json: ["Visual Identity"] → ["A", "B"]
  10:16 topToggle.options: found 2 in the list, expected at most 1
`;
