import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { pathPattern, revalidate } from '../../gatsby/output/hosting/headers';
import { readHostRules } from '../../gatsby/output/hosting/host-files';
import { keepsQuery } from '../../gatsby/output/hosting/redirects';

/** An address of a page that is not the canonical one. It matches routes only, so it cannot redirect to another site. */
const nonCanonical = /^((?:\/[a-z\d-]+)*)\/(?:index\.html)?$/;

/** The only ranges that sirv reads without mistakes. The answer to others is the whole file, as HTTP allows. */
const firstBytes = /^bytes=0-[1-9]\d*$/;

/** Encodings that a client refuses, which sirv would send. */
const refused = /[\w*]+\s*;\s*q=0(?:\.0*)?(?=\s*(?:,|$))/gi;

/** Whether a path is that of a file for hosts, also when letters are encoded: sirv decodes them. */
function isPrivate(path: string): boolean {
  try {
    return /^\/_(?:headers|redirects)$/.test(decodeURI(path));
  } catch {
    return false;
  }
}

const notFoundHeaders = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': revalidate };

/** Reads the site for each request, so that the next build is served, too. */
const serveFile = sirv('public', { dev: true, brotli: true, gzip: true, etag: true });

/** Answers a request as docs/deploy.md expects it of hosts, with the headers and redirects of the build. */
export function answer(request: IncomingMessage, response: ServerResponse): void {
  const { prefix, headers: rules, languages, redirects } = readHostRules();
  const { headers, url = '/' } = request;
  const [path = ''] = url.split('?');
  const query = url.slice(path.length);

  const answerNotFound = (): void => {
    const folder = languages.findLast((language) => path.startsWith(`${prefix}${language}/`)) ?? '';
    response.writeHead(404, notFoundHeaders).end(readFileSync(join('public', folder, '404.html')));
  };

  // Gatsby's links to the home page have no trailing slash, but the rules have one.
  const ruled = path === prefix ? `${prefix}/` : path;
  const matching = Object.entries(rules).filter(([pattern]) => new RegExp(pathPattern(pattern)).test(ruled));
  for (const [, values] of [['', { 'Cache-Control': revalidate }] as const, ...matching])
    response.setHeaders(new Map(Object.entries(values)));
  const redirect = redirects.find(({ from }) => from === path);
  if (redirect) {
    const location = redirect.to + (keepsQuery(redirect) ? query : '');
    return void response.writeHead(redirect.status, { Location: location }).end();
  }
  const rest = path.slice(prefix.length) || '/';
  const isInside = `${path}/`.startsWith(`${prefix}/`);
  const page = isInside && rest !== '/' ? nonCanonical.exec(rest)?.[1] : undefined;
  if (page !== undefined)
    return void response.writeHead(301, { Location: prefix + (page || '/') + query }).end();
  if (!['GET', 'HEAD'].includes(request.method ?? ''))
    return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
  const isFolder = rest !== '/' && rest.endsWith('/');
  if (!isInside || isFolder || isPrivate(rest)) return answerNotFound();
  // sirv does not know this type.
  if (rest.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
  if (!firstBytes.test(headers.range ?? '')) delete headers.range;
  headers['accept-encoding'] = headers['accept-encoding']?.replace(refused, '');
  request.url = rest + query;
  serveFile(request, response, answerNotFound);
}
