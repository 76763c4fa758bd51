import { type BadContent, replace } from './bad-content';

/** Where a link can lead astray. */
export const badLinks: readonly BadContent[] = [
  {
    title: 'a misspelt page',
    spoil: replace('navigation.json', '"/about"', '"/abuot"'),
    says: [
      'content/navigation.json:10:19 groups[0].items[0].href: no page has the path "/abuot"; did you mean \'/about\'?',
    ],
  },
  {
    title: 'a page that is nowhere near',
    spoil: replace('navigation.json', '"/about"', '"/shop"'),
    says: [
      'content/navigation.json:10:19 groups[0].items[0].href: no page has the path "/shop", expected one from pages.json',
    ],
  },
  {
    title: 'a page without its slash',
    spoil: replace('navigation.json', '"/about"', '"about"'),
    says: ['content/navigation.json:10:19 groups[0].items[0].href: found "about"; did you mean \'/about\'?'],
  },
  {
    title: 'a page with a capital',
    spoil: replace('navigation.json', '"/about"', '"/About"'),
    says: [
      'content/navigation.json:10:19 groups[0].items[0].href: no page has the path "/About"; did you mean \'/about\'?',
    ],
  },
  {
    title: 'a page in percent encoding',
    spoil: replace('navigation.json', '"/about"', '"/%61bout"'),
    says: [
      'content/navigation.json:10:19 groups[0].items[0].href: no page has the path "/%61bout", expected one from pages.json',
    ],
  },
  {
    title: 'a misspelt anchor',
    spoil: replace('sections/hero.json', '"#pricing"', '"#pricng"'),
    says: [
      'content/sections/hero.json:8:15 actions[0].href: found "#pricng", but no part of a page is called "pricng"; did you mean \'#pricing\'?',
    ],
  },
  {
    title: 'an anchor that is nowhere near',
    spoil: replace('sections/hero.json', '"#pricing"', '"#zzz"'),
    says: [
      'content/sections/hero.json:8:15 actions[0].href: found "#zzz", but no part of a page is called "zzz", expected #contact, #hero, #placeholder, #pricing, #process, #services, #main, #footer',
    ],
  },
  {
    title: 'an anchor without a name',
    spoil: replace('sections/placeholder.json', '"/#process"', '"/#"'),
    says: [
      'content/sections/placeholder.json:13:15 links[0].href: found "/#", but no part of a page is called "", expected #contact, #hero, #placeholder, #pricing, #process, #services, #main, #footer',
    ],
  },
  {
    title: 'an anchor in the header that only the home page has',
    spoil: replace('navigation.json', '"/blog"', '"#pricing"'),
    says: [
      'content/navigation.json:19:15 links[0].href: found "#pricing", which leads nowhere on /about and 2 more; expected "/#pricing"',
    ],
  },
  {
    title: 'an anchor on the page for unknown addresses',
    spoil: replace('not-found.json', '"href": "/"', '"href": "#services"'),
    says: [
      'content/not-found.json:14:15 links[0].href: found "#services", which leads nowhere on the page for unknown addresses; expected "/#services"',
    ],
  },
  {
    title: 'an anchor on a page without that section',
    spoil: replace('not-found.json', '"href": "/"', '"href": "/about#services"'),
    says: [
      'content/not-found.json:14:15 links[0].href: found "/about#services", which leads nowhere on /about; expected "/#services"',
    ],
  },
  {
    title: 'links to a section that no page shows',
    spoil: replace('pages.json', ', "plans"', ''),
    says: [
      'content/sections/contact.json:10:15 actions[0].href: found "#pricing", which leads nowhere on /; no page in pages.json lists a section with that anchor',
      'content/sections/hero.json:8:15 actions[0].href: found "#pricing", which leads nowhere on /; no page in pages.json lists a section with that anchor',
    ],
  },
  {
    title: 'a section on a second page with a link to one that neither page shows',
    spoil: (copy) => {
      copy.replace(
        'pages.json',
        '"heading": "About us"',
        '"heading": "About us",\n      "sections": ["hero"]',
      );
      copy.replace('sections/hero.json', '"#pricing"', '"#contact"');
      copy.replace('pages.json', ', "contact"', '');
    },
    says: [
      'content/sections/hero.json:8:15 actions[0].href: found "#contact", which leads nowhere on / and 1 more; no page in pages.json lists a section with that anchor',
    ],
  },
  {
    title: 'http',
    spoil: replace('footer.json', '"href": "#"', '"href": "http://example.org"'),
    says: [
      'content/footer.json:11:19 lists[0].links[0].href: found "http://example.org", expected https:// in place of http://',
    ],
  },
  {
    title: 'another scheme',
    spoil: replace('footer.json', '"href": "#"', '"href": "ftp://example.org"'),
    says: [
      'content/footer.json:11:19 lists[0].links[0].href: found "ftp://example.org", expected a page such as /contact, an anchor such as /#pricing, an https:, mailto: or tel: address, or #',
    ],
  },
  {
    title: 'an address without a scheme',
    spoil: replace('footer.json', '"href": "#"', '"href": "www.example.org"'),
    says: [
      'content/footer.json:11:19 lists[0].links[0].href: found "www.example.org", expected https:// in front of it',
    ],
  },
  {
    title: 'an address that borrows its scheme',
    spoil: replace('footer.json', '"href": "#"', '"href": "//example.org"'),
    says: [
      'content/footer.json:11:19 lists[0].links[0].href: found "//example.org", expected https: in front of the two slashes',
    ],
  },
  {
    title: 'https without a host',
    spoil: replace('footer.json', '"href": "#"', '"href": "https://"'),
    says: [
      'content/footer.json:11:19 lists[0].links[0].href: found "https://", expected an address such as "https://example.org/"',
    ],
  },
  {
    title: 'https with a password',
    spoil: replace('footer.json', '"href": "#"', '"href": "https://user:secret@example.org"'),
    says: [
      'content/footer.json:11:19 lists[0].links[0].href: found "https://user:secret@example.org", expected an address such as "https://example.org/"',
    ],
  },
  {
    title: 'https with a space',
    spoil: replace('footer.json', '"href": "#"', '"href": "https://example.org/a b"'),
    says: [
      'content/footer.json:11:19 lists[0].links[0].href: found "https://example.org/a b" with a space or an invisible character in it, expected an address without',
    ],
  },
  {
    title: 'https in capitals',
    spoil: replace('footer.json', '"href": "#"', '"href": "HTTPS://example.org"'),
    says: [
      'content/footer.json:11:19 lists[0].links[0].href: found "HTTPS://example.org", expected the part before the colon in small letters',
    ],
  },
  {
    title: 'an e-mail address without mailto',
    spoil: replace('footer.json', '"href": "#"', '"href": "hello@example.org"'),
    says: [
      'content/footer.json:11:19 lists[0].links[0].href: found "hello@example.org", expected "mailto:hello@example.org"',
    ],
  },
  {
    title: 'mailto without an address',
    spoil: replace('footer.json', '"href": "#"', '"href": "mailto:hello"'),
    says: [
      'content/footer.json:11:19 lists[0].links[0].href: found "mailto:hello", expected an address such as "mailto:hello@example.org"',
    ],
  },
  {
    title: 'a telephone number with spaces',
    spoil: replace('footer.json', '"href": "#"', '"href": "tel:+44 20 7946 0001"'),
    says: [
      'content/footer.json:11:19 lists[0].links[0].href: found "tel:+44 20 7946 0001" with a space or an invisible character in it, expected an address without',
    ],
  },
  {
    title: 'a telephone number of letters',
    spoil: replace('footer.json', '"href": "#"', '"href": "tel:call-me"'),
    says: [
      'content/footer.json:11:19 lists[0].links[0].href: found "tel:call-me", expected an address such as "tel:+442079460347", without spaces',
    ],
  },
  {
    title: 'a script',
    spoil: replace('footer.json', '"href": "#"', '"href": "javascript:alert(1)"'),
    says: [
      'content/footer.json:11:19 lists[0].links[0].href: found "javascript:alert(1)", which is a script and no address; expected a page such as /contact, an anchor such as /#pricing, an https:, mailto: or tel: address, or #',
    ],
  },
  {
    title: 'a script in capitals behind a space',
    spoil: replace('footer.json', '"href": "#"', '"href": " JaVaScRiPt:alert(1)"'),
    says: [
      'content/footer.json:11:19 lists[0].links[0].href: found " JaVaScRiPt:alert(1)", which is a script and no address; expected a page such as /contact, an anchor such as /#pricing, an https:, mailto: or tel: address, or #',
    ],
  },
  {
    title: 'a script with a tab in it',
    spoil: replace('footer.json', '"href": "#"', '"href": "java\\tscript:alert(1)"'),
    says: [
      'content/footer.json:11:19 lists[0].links[0].href: found "java\\tscript:alert(1)", which is a script and no address; expected a page such as /contact, an anchor such as /#pricing, an https:, mailto: or tel: address, or #',
    ],
  },
  {
    title: 'a script behind a control character',
    spoil: replace('footer.json', '"href": "#"', '"href": "\\u0001javascript:alert(1)"'),
    says: [
      'content/footer.json:11:19 lists[0].links[0].href: found "\\u0001javascript:alert(1)", which is a script and no address; expected a page such as /contact, an anchor such as /#pricing, an https:, mailto: or tel: address, or #',
    ],
  },
  {
    title: 'a script in entities',
    spoil: replace('footer.json', '"href": "#"', '"href": "&#106;avascript&colon;alert(1)"'),
    says: [
      'content/footer.json:11:19 lists[0].links[0].href: found "&#106;avascript&colon;alert(1)", which is a script and no address; expected a page such as /contact, an anchor such as /#pricing, an https:, mailto: or tel: address, or #',
    ],
  },
  {
    title: 'a script in percent encoding',
    spoil: replace('footer.json', '"href": "#"', '"href": "%6aavascript%3aalert(1)"'),
    says: [
      'content/footer.json:11:19 lists[0].links[0].href: found "%6aavascript%3aalert(1)", which is a script and no address; expected a page such as /contact, an anchor such as /#pricing, an https:, mailto: or tel: address, or #',
    ],
  },
  {
    title: 'a script in wide letters',
    spoil: replace('footer.json', '"href": "#"', '"href": "ｊavascript:alert(1)"'),
    says: [
      'content/footer.json:11:19 lists[0].links[0].href: found "ｊavascript:alert(1)", which is a script and no address; expected a page such as /contact, an anchor such as /#pricing, an https:, mailto: or tel: address, or #',
    ],
  },
  {
    title: 'a script with an invisible letter',
    spoil: replace('footer.json', '"href": "#"', '"href": "java\\u200bscript:alert(1)"'),
    says: [
      'content/footer.json:11:19 lists[0].links[0].href: found "java\\u{200B}script:alert(1)", which is a script and no address; expected a page such as /contact, an anchor such as /#pricing, an https:, mailto: or tel: address, or #',
    ],
  },
  {
    title: 'a data address',
    spoil: replace('footer.json', '"href": "#"', '"href": "data:text/html,hello"'),
    says: [
      'content/footer.json:11:19 lists[0].links[0].href: found "data:text/html,hello", which is a script and no address; expected a page such as /contact, an anchor such as /#pricing, an https:, mailto: or tel: address, or #',
    ],
  },
  {
    title: 'a backslash',
    spoil: replace('footer.json', '"href": "#"', '"href": "/\\\\example.org"'),
    says: [
      'content/footer.json:11:19 lists[0].links[0].href: found "/\\\\example.org" with a backslash, expected / in its place',
    ],
  },
  {
    title: 'an empty address',
    spoil: replace('footer.json', '"href": "#"', '"href": ""'),
    says: [
      'content/footer.json:11:19 lists[0].links[0].href: found an empty text, expected for example "/contact"',
    ],
  },
];
