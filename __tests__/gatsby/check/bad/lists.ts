import { parseCases } from '../content-edits';

/** Anchors that are ids of the site itself. */
const ownAnchors = ['contact-heading', 'announcement', 'consent', 'contact-failure']
  .map(
    (id) => `sections/services.json: "kind": "services" → "kind": "services", "anchor": "${id}"
  3:33 anchor: the site itself uses the anchor "${id}", expected another`,
  )
  .join('\n');

/** What can be wrong with a list as a whole: routes, slugs, popular plans. */
export const badLists = parseCases`
navigation.json: { "title": "Blog", "href": "/blog" } → ${['Blog', 'Team', 'Careers', 'Contact'].map((title) => `{ "title": "${title}", "href": "/blog" }`).join(', ')}
  63:12 links: found 5 links, expected at most 4, or "more", the words on the menu of those that do not fit
sections/plans.json: "popular": false → "popular": true
  33:18 plans[1].popular: a second plan is popular besides the one in line 16, expected one at most
pages.json: "/blog" → "/about"
  107:15 pages[10].path: the path "/about" exists already in line 56, expected another
pages.json: "path": "/" → "path": "/home"
  3:12 pages: no page has the path "/", expected one: the home page
pages.json: "/about" → "/about us"
  56:15 pages[5].path: found "/about us", expected a path that starts with / and has small letters, digits and hyphens, such as "/services/web-design"
pages.json: "/about" → "/share/us"
  56:15 pages[5].path: the path "/share/us" belongs to the site itself, expected another
${ownAnchors}
sections/plans.json: "anchor": "pricing" → "anchor": "#pricing"
  4:13 anchor: found "#pricing", expected small letters, digits and hyphens, such as "pricing"
sections/services.json: "mobile-app-development" → "web-design-development"
  33:15 services[1].slug: the slug "web-design-development" exists already in line 8, expected another
sections/services.json: "icon": "code" → "icon": "code",⏎      "illustration": "tokens"
  65:16 services[2].image: found "image" besides "illustration", expected one of them
delete: sections
pages.json: "sections": ["hero", "services", "process-steps", "plans", "contact"] → "sections": ["web-days"]
  9:20 pages[0].sections[0]: found "web-days", expected a file "sections/web-days.json"
  content/pages.json:93:20 pages[8].sections[0]: found "placeholder", expected a file "sections/placeholder.json"
  content/pages.json:93:35 pages[8].sections[1]: found "contact", expected a file "sections/contact.json"
  content/sections/placeholder.json:1:1: the file is missing; "git restore" with this path brings it back
pages.json: "hero", "services" → "services", "hero"
  9:32 pages[0].sections[1]: the section 'hero' shows the page's heading, expected it only as the first of the page
copy: sections/plans.json → sections/summer-plans.json
pages.json: "plans" → "plans", "summer-plans"
  9:66 pages[0].sections[4]: the sections 'plans' and 'summer-plans' have the same anchor "pricing", expected another "anchor" in one of them
`;
