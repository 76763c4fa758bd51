import { parseCases } from '../content-edits';

const redirects = (...pairs: string[]) =>
  `redirects.json: [] → [${pairs
    .map((pair) => pair.split(' to '))
    .map(([from, to]) => `{ "from": "${from}", "to": "${to}" }`)
    .join(',⏎    ')}]`;

const from = '3:27 redirects[0].from:';
const to = (column: number) => `3:${column} redirects[0].to:`;

/** Redirects that would hide a page, lead nowhere, or take more than one step. */
export const badRedirects = parseCases`
${redirects('/about to /')}
  ${from} found "/about", a page or file of the site, expected an address without one
${redirects('/favicon.svg to /')}
  ${from} found "/favicon.svg", a page or file of the site, expected an address without one
${redirects('/old/ to /about')}
  ${from} found "/old/", expected a path such as "/old-page" or "/old-page.html" of a-z, A-Z, 0-9, -, ., _ and ~, without the domain, ? and a trailing slash
${redirects('/old to /about', '/old to /blog')}
  4:15 redirects[1].from: the from "/old" exists already in line 3, expected another
${redirects('/old to #pricing')}
  ${to(41)} found "#pricing", expected a page such as /contact, an anchor such as /#pricing, or an https: address
${redirects('/old to https://longmead.example/about')}
  ${to(41)} found "https://longmead.example/about", an address of this site, expected "/about"
${redirects('/old to /old/#top')}
  ${to(41)} found "/old/#top", which line 3 redirects, expected an address without a redirect
${redirects('/old to /older', '/older to /old')}
  ${to(41)} found "/older", which line 4 redirects, expected an address without a redirect
  4:31 redirects[1].to: found "/old", which line 3 redirects, expected an address without a redirect
`;
