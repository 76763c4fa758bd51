import { postText } from '../content-copy';
import { parseCases } from '../content-edits';

const team =
  '{ "$schema": "../schemas/people.schema.json", "kind": "people", "title": "Team", "intro": "All.", "people": ["ada"] }';

/** A post in a table of cases. */
const post = (others?: string) => postText(others).replaceAll('\n', '⏎');
const good = post();
const list =
  '{ "$schema": "../schemas/posts.schema.json", "kind": "posts", "title": "Notes", "intro": "All." }';

/** Adds a post. */
const add = (text: string, name = 'first.md') => `write: posts/${name} → ${text}`;

/** Adds a post with a tag that has a page. */
const addTagged = `${add(post('date: 2026-03-14⏎tags: [Paper]'))}
write: sections/notes.json → ${list.replace(' }', ', "topics": { "label": "Topics", "heading": "{name}", "description": "{name}." } }')}
pages.json: "heading": "About Us" → "heading": "About Us", "sections": ["notes"]`;

export const badEntries = parseCases`
write: sections/team.json → ${team}
copy: people/isla-mackay.json → people/adah.json
  content/sections/team.json:1:110 people[0]: there is no file "ada" in people/; did you mean 'adah'?
copy: people/isla-mackay.json → people/Ada Wells.json
  1:1: unknown file, expected the name "people/ada-wells.json"
write: posts/first.md → ${good.replace('isla-mackay', 'ada')}
  4:9 author: there is no file "ada" in people/, expected 'isla-mackay'
${add(post('date: 2026-02-30'))}
  content/posts/first.md:5:7 date: found "2026-02-30", which is not a date
${add(post('date: 0206-03-14'))}
  content/posts/first.md:5:7 date: found the year 206, expected one from 1990 to ${String(new Date().getFullYear() + 5)}
${add(good, 'aux.md')}
  content/posts/aux.md:2:1: found "aux.md", a name that Windows does not allow, expected another
${addTagged.replace('[Paper]', '[COM1]')}
  content/posts/first.md:6:8 tags[0]: found "com1", a name that Windows does not allow, expected another
${add(post('date: 14 March 2026'))}
  content/posts/first.md:5:7 date: found "14 March 2026", expected a day such as 2026-03-14
write: quotes/ada.json → { "$schema": "../schemas/quote.schema.json", "text": "“Good.”", "author": "Ada" }
  1:54 text: found "“Good.”", expected the words without quotation marks, which are added automatically
${add(good, 'index.md')}
  content/posts/index.md:2:1: the site itself uses this name, expected another
${add(`${good} [More](#zzz).`)}
pages.json: "heading": "Blog" → "heading": "Blog", "sections": ["notes"]
write: sections/notes.json → ${list}
  content/posts/first.md:8:8 body.links[0]: found "#zzz", but no part of a page is called "zzz", expected the address of a page: this one has no headings
${add(good)}
pages.json: "path": "/blog" → "path": "/blog/first"
navigation.json: "/blog" → "/about"
  content/pages.json:107:15 pages[10].path: the path "/blog/first" belongs to posts/first.md, expected another
pages.json: "path": "/blog" → "path": "/blog/page/2"
navigation.json: "/blog" → "/about"
  content/pages.json:107:15 pages[10].path: the path "/blog/page/2" belongs to the pages of a long list, expected another
${add(post('date: 2026-03-14⏎draft: true'))}
navigation.json: "/about" → "/blog/first"
  39:19 groups[1].items[0].href: found "/blog/first", but posts/first.md is not published (it is a draft), expected a published page
${add(post(`date: ${new Date().getFullYear() + 1}-03-14`))}
navigation.json: "/about" → "/blog/first"
  39:19 groups[1].items[0].href: found "/blog/first", but posts/first.md is not published (its date is in the future), expected a published page
${add(good)}
pages.json: "path": "/blog" → "path": "/notes"
  content/navigation.json:65:32 links[1].href: no page has the path "/blog", expected one such as '/', '/services/web-design', '/services/mobile-apps', '/services/ui-ux-design', '/services/ecommerce' or '/about'
${add(good.replace('Words', 'See [prices](#prising)'))}
  content/posts/first.md:8:5 body.links[0]: found "#prising", but no part of a page is called "prising"; did you mean 'pricing'?
write: sections/notes.json → ${list}
write: sections/more.json → ${list}
pages.json: "heading": "Blog" → "heading": "Blog", "sections": ["notes", "more"]
  110:48 pages[10].sections[1]: the section 'more' is a second complete list, expected "latest" in it
write: sections/notes.json → ${list}
write: sections/more.json → ${list}
pages.json: "heading": "About Us" → "heading": "About Us", "sections": ["notes"]
pages.json: "heading": "Blog" → "heading": "Blog", "sections": ["more"]
  110:39 pages[10].sections[0]: the section 'more' is a second complete list, after that of the page "/about", expected "latest" in it
${add(post('date: 2026-03-14⏎tags: [Café]'))}
write: posts/second.md → ${post('date: 2026-03-14⏎tags: [cafe, ★]')}
  6:8 tags[0]: found "cafe", but posts/first.md has "Café", whose page has the same address, expected one spelling or another word
  6:14 tags[1]: found "★", expected a letter or a digit in it, for its address
${add(post('date: 2026-03-14⏎tags: [Café, cafe]'))}
  content/posts/first.md:6:14 tags[1]: found "cafe", but this list has "Café", whose page has the same address, expected one spelling or another word
${addTagged}
pages.json: "path": "/blog" → "path": "/about/tags/paper"
navigation.json: "/blog" → "/about"
  content/pages.json:107:15 pages[10].path: the path "/about/tags/paper" belongs to the posts of a tag or an author, expected another
${addTagged}
navigation.json: "/about" → "/about/tags/paer"
  39:19 groups[1].items[0].href: no page has the path "/about/tags/paer"; did you mean '/about/tags/paper'?
${addTagged}
redirects.json: [] → [{ "from": "/about/tags/paper/rss.xml", "to": "/about" }]
  3:27 redirects[0].from: found "/about/tags/paper/rss.xml", a page or file of the site, expected an address without one
write: announcement.json → { "$schema": "./schemas/announcement.schema.json", "text": "Closed.",⏎"from": "2026-03-15",⏎"until": "2026-03-14" }
  3:10 until: found "2026-03-14", expected "2026-03-15" or later
site.json: "street": "18 Quire Yard", → "street": "18 Quire Yard", "lines": ["20 Quire  Yard", "London"],
  11:41 address.lines: found no line with the 'street' "18 Quire Yard"
write: sections/evenings.json → { "$schema": "../schemas/events.schema.json", "kind": "events", "title": "A", "intro": "B", "empty": "C", "latest": 2, "pastTitle": "D", "events": [⏎{ "title": "E", "date": "2026-03-15", "place": "F" }] }
  1:117 latest: the page with all events is missing, expected 'link'
write: sections/evenings.json → { "$schema": "../schemas/events.schema.json", "kind": "events", "title": "A", "intro": "B", "empty": "C", "latest": 2, "link": { "title": "All", "href": "/about" }, "pastTitle": "D", "events": [⏎{ "title": "E", "date": "2026-03-15", "place": "F" }] }
  1:154 link.href: the page "/about" has no list of all events, expected a page with this section, or with one without 'latest'
write: sections/evenings.json → { "$schema": "../schemas/events.schema.json", "kind": "events", "title": "A", "intro": "B", "empty": "C", "pastTitle": "D", "events": [⏎{ "title": "E", "date": "2026-03-15", "place": "F",⏎"endDate": "2026-03-14" },⏎{ "title": "I", "date": "2026-03-15", "place": "F",⏎"time": "6.30 pm", "endTime": "20:00" },⏎{ "title": "J", "date": "2026-03-15", "place": "F",⏎"time": "18:30", "endTime": "17:30" },⏎{ "title": "K", "date": "2026-03-15", "endDate": "2026-03-16", "place": "F",⏎"time": "18:30", "endTime": "17:30" },⏎{ "title": "L", "date": "2026-03-15", "place": "F",⏎"time": "19:00", "endTime": "01:00" },⏎{ "title": "M", "date": "2026-03-15" }] }
  3:12 events[0].endDate: found "2026-03-14", expected "2026-03-15" or later
  5:9 events[1].time: found "6.30 pm", expected a time such as 18:30
  7:29 events[2].endTime: found "17:30", expected "18:30" or later, or the day on which it ends as "endDate"
  12:1 events[5]: a key is missing, expected 'place' or 'online'
site.json: "locale" → "timeZone": "Europe/Londn", "locale"
  6:15 timeZone: found "Europe/Londn", which is no time zone; did you mean 'Europe/London'?
site.json: "locale" → "timeZone": "Mars/Phobos", "locale"
  6:15 timeZone: found "Mars/Phobos", which is no time zone, expected for example "Europe/London"
`;
