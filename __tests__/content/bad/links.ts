import { type BadContent, replace } from './bad-content';

/** Where a link can lead astray. */
export const badLinks: readonly BadContent[] = [
  {
    title: 'a misspelt page',
    spoil: replace('navigation.json', '"/about"', '"/abuot"'),
    says: [],
  },
  {
    title: 'a page that is nowhere near',
    spoil: replace('navigation.json', '"/about"', '"/shop"'),
    says: [],
  },
  {
    title: 'a page without its slash',
    spoil: replace('navigation.json', '"/about"', '"about"'),
    says: [],
  },
  {
    title: 'a page with a capital',
    spoil: replace('navigation.json', '"/about"', '"/About"'),
    says: [],
  },
  {
    title: 'a page in percent encoding',
    spoil: replace('navigation.json', '"/about"', '"/%61bout"'),
    says: [],
  },
  {
    title: 'a misspelt anchor',
    spoil: replace('hero.json', '"#pricing"', '"#pricng"'),
    says: [],
  },
  {
    title: 'an anchor that is nowhere near',
    spoil: replace('hero.json', '"#pricing"', '"#zzz"'),
    says: [],
  },
  {
    title: 'an anchor without a name',
    spoil: replace('placeholder.json', '"/#process"', '"/#"'),
    says: [],
  },
  {
    title: 'an anchor in the header that only the home page has',
    spoil: replace('navigation.json', '"/blog"', '"#pricing"'),
    says: [],
  },
  {
    title: 'an anchor on pages under construction',
    spoil: replace('placeholder.json', '"/#process"', '"#process"'),
    says: [],
  },
  {
    title: 'an anchor on the page for unknown addresses',
    spoil: replace('not-found.json', '"href": "/"', '"href": "#services"'),
    says: [],
  },
  {
    title: 'an anchor on a page without that section',
    spoil: replace('not-found.json', '"href": "/"', '"href": "/about#services"'),
    says: [],
  },
  {
    title: 'links to a section that no page shows',
    spoil: replace('pages.json', ', "pricing"', ''),
    says: [],
  },
  {
    title: 'a section on a second page with a link to one that is only on the first',
    spoil: replace('pages.json', '"heading": "About us"', '"heading": "About us",\n      "sections": ["contact"]'),
    says: [],
  },
  {
    title: 'http',
    spoil: replace('footer.json', '"href": "#"', '"href": "http://example.org"'),
    says: [],
  },
  {
    title: 'another scheme',
    spoil: replace('footer.json', '"href": "#"', '"href": "ftp://example.org"'),
    says: [],
  },
  {
    title: 'an address without a scheme',
    spoil: replace('footer.json', '"href": "#"', '"href": "www.example.org"'),
    says: [],
  },
  {
    title: 'an address that borrows its scheme',
    spoil: replace('footer.json', '"href": "#"', '"href": "//example.org"'),
    says: [],
  },
  {
    title: 'https without a host',
    spoil: replace('footer.json', '"href": "#"', '"href": "https://"'),
    says: [],
  },
  {
    title: 'https with a password',
    spoil: replace('footer.json', '"href": "#"', '"href": "https://user:secret@example.org"'),
    says: [],
  },
  {
    title: 'https with a space',
    spoil: replace('footer.json', '"href": "#"', '"href": "https://example.org/a b"'),
    says: [],
  },
  {
    title: 'https in capitals',
    spoil: replace('footer.json', '"href": "#"', '"href": "HTTPS://example.org"'),
    says: [],
  },
  {
    title: 'an e-mail address without mailto',
    spoil: replace('footer.json', '"href": "#"', '"href": "hello@example.org"'),
    says: [],
  },
  {
    title: 'mailto without an address',
    spoil: replace('footer.json', '"href": "#"', '"href": "mailto:hello"'),
    says: [],
  },
  {
    title: 'a telephone number with spaces',
    spoil: replace('footer.json', '"href": "#"', '"href": "tel:+44 20 7946 0001"'),
    says: [],
  },
  {
    title: 'a telephone number of letters',
    spoil: replace('footer.json', '"href": "#"', '"href": "tel:call-me"'),
    says: [],
  },
  {
    title: 'a script',
    spoil: replace('footer.json', '"href": "#"', '"href": "javascript:alert(1)"'),
    says: [],
  },
  {
    title: 'a script in capitals behind a space',
    spoil: replace('footer.json', '"href": "#"', '"href": " JaVaScRiPt:alert(1)"'),
    says: [],
  },
  {
    title: 'a script with a tab in it',
    spoil: replace('footer.json', '"href": "#"', '"href": "java\\tscript:alert(1)"'),
    says: [],
  },
  {
    title: 'a script behind a control character',
    spoil: replace('footer.json', '"href": "#"', '"href": "\\u0001javascript:alert(1)"'),
    says: [],
  },
  {
    title: 'a script in entities',
    spoil: replace('footer.json', '"href": "#"', '"href": "&#106;avascript&colon;alert(1)"'),
    says: [],
  },
  {
    title: 'a script in percent encoding',
    spoil: replace('footer.json', '"href": "#"', '"href": "%6aavascript%3aalert(1)"'),
    says: [],
  },
  {
    title: 'a script in wide letters',
    spoil: replace('footer.json', '"href": "#"', '"href": "ｊavascript:alert(1)"'),
    says: [],
  },
  {
    title: 'a script with an invisible letter',
    spoil: replace('footer.json', '"href": "#"', '"href": "java\\u200bscript:alert(1)"'),
    says: [],
  },
  {
    title: 'a data address',
    spoil: replace('footer.json', '"href": "#"', '"href": "data:text/html,hello"'),
    says: [],
  },
  {
    title: 'a backslash',
    spoil: replace('footer.json', '"href": "#"', '"href": "/\\\\example.org"'),
    says: [],
  },
  {
    title: 'an empty address',
    spoil: replace('footer.json', '"href": "#"', '"href": ""'),
    says: [],
  },
];
