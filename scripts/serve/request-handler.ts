import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import { pathPattern, revalidate } from '../../gatsby/output/hosting/headers';
import { readHostRules } from '../../gatsby/output/hosting/host-files';
import { mediaTypes } from '../../gatsby/output/hosting/media-types';
import { keepsQuery, pagePath } from '../../gatsby/output/hosting/redirects';

/** An address of a page that is not the canonical one. */
const nonCanonical = new RegExp(`^((?:${pagePath})?)/(?:index\\.html)?$`);

/** The only ranges that sirv reads without mistakes. The answer to others is the whole file, as HTTP allows. */
const firstBytes = /^bytes=0-[1-9]\d*$/;

/** Encodings that a client refuses, which sirv would send. */
const refused = /[\w*]+\s*;\s*q=0(?:\.0*)?(?=\s*(?:,|$))/gi;

/** Files for hosts, also when the "_" is encoded: sirv decodes it. */
const privateFile = /^\/(?:_|%5f)/i;

/**
 * Answers requests as docs/deploy.md expects it of hosts, with the headers and redirects of the build. After the next build
 * the site needs a new handler.
 *
 * @throws if the site has not been built
 */
export function createRequestHandler() {
  const { prefix, headers: headerRules, languages, ...others } = readHostRules();
  const rules = Object.entries(headerRules).map(([path, headers]) => ({
    pattern: new RegExp(pathPattern(path)),
    headers: new Map(Object.entries(headers)),
  }));
  const redirects = new Map(others.redirects.map((rule) => [rule.from, rule]));
  const notFoundPages = ['', ...languages].map((folder) => ({
    start: `${prefix}${folder}/`,
    html: readFileSync(join('public', folder, '404.html')),
  }));
  const notFoundHeaders = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': revalidate };

  const answerNotFound = (path: string, response: ServerResponse): void => {
    const page = notFoundPages.findLast(({ start }) => path.startsWith(start)) ?? notFoundPages[0];
    response.writeHead(404, notFoundHeaders).end(page?.html);
  };

  const serveFile = sirv('public', {
    brotli: true,
    gzip: true,
    etag: true,
    onNoMatch: ({ url = '' }, response) => answerNotFound(prefix + url, response),
  });

  return (request: IncomingMessage, response: ServerResponse): void => {
    const { headers, url = '/' } = request;
    const [path = ''] = url.split('?');
    const query = url.slice(path.length);
    // Gatsby's links to the home page have no trailing slash, but the rules have one.
    const ruled = path === prefix ? `${prefix}/` : path;
    response.setHeader('Cache-Control', revalidate);
    for (const rule of rules) if (rule.pattern.test(ruled)) response.setHeaders(rule.headers);
    const redirect = redirects.get(path);
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
    if (!isInside || isFolder || privateFile.test(rest)) return answerNotFound(path, response);
    // sirv does not know all of these.
    const type = mediaTypes[extname(rest).toLowerCase()];
    if (type) response.setHeader('Content-Type', type.startsWith('text/') ? `${type}; charset=utf-8` : type);
    if (!firstBytes.test(headers.range ?? '')) delete headers.range;
    headers['accept-encoding'] = headers['accept-encoding']?.replace(refused, '');
    request.url = rest + query;
    serveFile(request, response);
  };
}
