import { parseCases } from '../content-edits';

/** Addresses that a link cannot have. */
const others = [
  ...['www.example.org', '//example.org', 'hello@example.org', '/\\\\example.org'],
  ...['javascript:alert(1)', '&#106;avascript&colon;alert(1)', 'data:text/html,hello'],
].map(
  (address) => `footer.json: "href": "#" → "href": "${address}"
  21:36 lists[1].links[0].href: found "${address}", expected a page such as /contact, an anchor such as /#pricing, an https:, mailto: or tel: address, or #`,
);

/** Where a link can lead astray. */
export const badLinks = parseCases`
${others.join('\n')}
navigation.json: "/about" → "/abuot"
  39:19 groups[1].items[0].href: no page has the path "/abuot"; did you mean '/about'?
navigation.json: "/about" → "about"
  39:19 groups[1].items[0].href: found "about"; did you mean '/about'?
sections/hero.json: "#pricing" → "#pricng"
  7:39 actions[1].href: found "#pricng", but no part of a page is called "pricng"; did you mean 'pricing'?
sections/hero.json: "#pricing" → "#prices"
  7:39 actions[1].href: found "#prices", but no part of a page is called "prices"; did you mean 'pricing'?
sections/hero.json: "#pricing" → "#zzz"
  7:39 actions[1].href: found "#zzz", but no part of a page is called "zzz", expected 'hero', 'services', 'process', 'pricing' or 'contact'
pages.json: , "plans" →
  content/sections/contact.json:16:40 actions[1].href: found "#pricing", but no part of a page is called "pricing", expected 'hero', 'services', 'process', 'contact' or 'placeholder'
  content/sections/hero.json:7:39 actions[1].href: found "#pricing", but no part of a page is called "pricing", expected 'hero', 'services', 'process' or 'contact'
footer.json: "href": "#" → "href": "/about "
  21:36 lists[1].links[0].href: found "/about " with a space or an invisible character in it, expected an address without
footer.json: "href": "#" → "href": "https://example,org/"
  21:36 lists[1].links[0].href: found "https://example,org/", expected an address such as "https://example.org/"
footer.json: "href": "#" → "href": "https://user:secret@example.org"
  21:36 lists[1].links[0].href: found "https://user:secret@example.org", expected an address such as "https://example.org/"
footer.json: "href": "#" → "href": "http://example.org"
  21:36 lists[1].links[0].href: found "http://example.org", expected an address such as "https://example.org"
footer.json: "href": "#" → "href": "mailto:mailto:hello@example.org"
  21:36 lists[1].links[0].href: found "mailto:mailto:hello@example.org", expected an address such as "mailto:hello@example.org"
footer.json: "href": "#" → "href": "tel:call-me"
  21:36 lists[1].links[0].href: found "tel:call-me", expected an address such as "tel:+442079460347", without spaces
footer.json: "href": "#" → "href": "java\u200bscript:alert(1)"
  21:36 lists[1].links[0].href: found "java\u{200B}script:alert(1)" with a space or an invisible character in it, expected an address without
navigation.json: "/about" → "/pricing"
  39:19 groups[1].items[0].href: no page has the path "/pricing"; did you mean '/#pricing'?
navigation.json: "/about" → "/rss.xml"
  39:19 groups[1].items[0].href: no page has the path "/rss.xml", expected one such as '/', '/services/web-design', '/services/mobile-apps', '/services/ui-ux-design', '/services/ecommerce' or '/about'
navigation.json: "/about" → "sitemap.xml"
  39:19 groups[1].items[0].href: found "sitemap.xml"; did you mean '/sitemap.xml'?
navigation.json: "/about" → "/sitemap.xml/"
  39:19 groups[1].items[0].href: found "/sitemap.xml/", expected the address of the file alone: "/sitemap.xml"
write: files/prices.pdf → x
navigation.json: "/blog" → "files/prices.pdf"
  65:32 links[1].href: found "files/prices.pdf"; did you mean '/files/prices.pdf'?
write: files/prices.pdf → x
navigation.json: "/blog" → "/files/prices.pdf#page=2"
  65:32 links[1].href: found "/files/prices.pdf#page=2", expected the address of the file alone, without "#page=2"
write: files/prices.pdf → x
navigation.json: "/blog" → "/files/price.pdf"
  65:32 links[1].href: there is no file "/files/price.pdf"; did you mean '/files/prices.pdf'?
write: files/prices.pdf → x
navigation.json: "/blog" → "/files/prices.pdf"
site.json: en-GB → en_GB
  content/navigation.json:65:32 links[1].href: the file "/files/prices.pdf" is damaged or of another kind, expected one that a program has saved as .pdf
  6:13 locale: found "en_GB", expected a language and a country such as "en-GB"
write: files/Price list.pdf → x
navigation.json: "/blog" → "/files/Price%20list.pdf"
  65:32 links[1].href: found "files/Price%20list.pdf", a name with a space or a special character, expected for example "files/price-list.pdf"
write: files/prices.pdf → <!doctype html>
navigation.json: "/blog" → "/files/prices.pdf"
  65:32 links[1].href: the file "/files/prices.pdf" is damaged or of another kind, expected one that a program has saved as .pdf
navigation.json: "/blog" → "/files/prices.html"
  65:32 links[1].href: found "/files/prices.html", expected the name of a file that ends in '.pdf', '.docx', '.xlsx', '.pptx', '.odt', '.ods', '.odp', '.epub', '.zip', '.txt', '.csv', '.ics', '.mp4', '.webm' or '.vtt'
write: files/prices.pdf → x
cut: files/prices.pdf → 25060000
navigation.json: "/blog" → "/files/prices.pdf"
  65:32 links[1].href: the file "/files/prices.pdf" has 25.1 MB, expected at most 25 MB; a larger one can be on another site
sections/hero.json: "label": "Turning pages" → "film": { "src": "/images/film.mp4", "pause": "Pause", "play": "Play" }
  15:24 slides[0].film.src: found "/images/film.mp4", expected a file such as "/files/film.mp4"
write: files/film.mp4 → x
sections/hero.json: "label": "Turning pages" → "film": { "src": "/files/film.mp4", "pause": "Pause", "play": "Play" }
  15:24 slides[0].film.src: the file "/files/film.mp4" is damaged or of another kind, expected one that a program has saved as .mp4
write: files/film.webm → x
cut: files/film.webm → 8060000
sections/hero.json: "label": "Turning pages" → "film": { "src": "/files/film.webm", "pause": "Pause", "play": "Play" }
  15:24 slides[0].film.src: the file "/files/film.webm" has 8.1 MB, expected at most 8 MB; a larger one can be on another site
`;
