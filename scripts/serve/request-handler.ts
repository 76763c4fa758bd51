import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import sirv from 'sirv';
import { parseStaticHostHeaders } from '../../gatsby/output/hosting/header-files';
import { builtPrefix, pathPattern, revalidate } from '../../gatsby/output/hosting/header-rules';
import { parseStaticHostRedirects } from '../../gatsby/output/hosting/redirect-files';
import { keepsQuery } from '../../gatsby/output/hosting/redirect-rules';

/** An address of a page that is not the canonical one. It matches routes only, so it cannot redirect to another site. */
const nonCanonical = /^((?:\/[a-z\d-]+)*)\/(?:index\.html)?$/;

/** In requests as proxies get them, "http://localhost/about", the part that other requests do not have. */
const absolutePart = /^https?:\/\/[^/?]*/i;

/**
 * Whether a range starts before its end. sirv throws if it does not, and misreads the last bytes ("-5") and the first
 * byte ("0-0"). The answer to other ranges is the whole file, as HTTP allows.
 */
function isRange(range = ''): boolean {
  const [, start, end] = /^bytes=(\d+)-([1-9]\d*)?$/.exec(range) ?? [];
  return start !== undefined && Number(start) <= Number(end ?? Infinity);
}

export interface RequestHandler {
  /** The folder that the site was built for, "" at the root. */
  prefix: string;
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  /** Answers a request that Node cannot parse. */
  answerMalformed: (error: NodeJS.ErrnoException, socket: Duplex) => void;
}

/**
 * Answers requests as docs/deploy.md expects it of hosts, with the headers in `_headers` and the redirects in `_redirects`.
 *
 * @param site a folder that does not change
 */
export function createRequestHandler(site: string): RequestHandler {
  const headerRules = parseStaticHostHeaders(readFileSync(join(site, '_headers'), 'utf8'));
  const prefix = builtPrefix(headerRules);
  const rules = Object.entries(headerRules).map(([path, headers]) => ({
    pattern: new RegExp(pathPattern(path)),
    headers,
  }));
  const redirects = new Map(
    parseStaticHostRedirects(readFileSync(join(site, '_redirects'), 'utf8')).map((rule) => [rule.from, rule]),
  );
  const notFound = readFileSync(join(site, '404.html'));
  const notFoundHeaders = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': revalidate };

  const headersOf = (path: string): Record<string, string> =>
    Object.assign(
      { 'Cache-Control': revalidate },
      ...rules.filter(({ pattern }) => pattern.test(path)).map(({ headers }) => headers),
    );

  const answerNotFound = (response: ServerResponse, status = 404): void =>
    void response.writeHead(status, notFoundHeaders).end(notFound);

  const serveFile = sirv(site, {
    brotli: true,
    gzip: true,
    etag: true,
    onNoMatch: (_request, response) => answerNotFound(response),
  });

  return {
    prefix,

    answer(request, response) {
      const { headers, httpVersion } = request;
      const url = request.url?.replace(absolutePart, '') || '/';
      const [path = ''] = url.split('?');
      const query = url.slice(path.length);
      // Gatsby's links to the home page have no trailing slash, but the rules have one.
      const ruled = path === prefix ? `${prefix}/` : path;
      response.setHeaders(new Map(Object.entries(headersOf(ruled))));
      if (!headers.host && httpVersion !== '1.0') return answerNotFound(response, 400);
      const rest = path.slice(prefix.length);
      const isInside = path.startsWith(prefix) && /^(?:\/|$)/.test(rest);
      if (!isInside || /^\/_(?:headers|redirects)$/.test(rest)) return answerNotFound(response);
      const redirect = redirects.get(path);
      if (redirect) {
        const location = redirect.to + (keepsQuery(redirect) ? query : '');
        return void response.writeHead(redirect.status, { Location: location }).end();
      }
      const page = rest === '/' ? undefined : nonCanonical.exec(rest)?.[1];
      if (page !== undefined)
        return void response.writeHead(301, { Location: prefix + (page || '/') + query }).end();
      if (!isRange(headers.range)) delete headers.range;
      request.url = (rest || '/') + query;
      return serveFile(request, response);
    },

    answerMalformed({ code }, socket) {
      if (!socket.writable) return void socket.destroy();
      const status =
        code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
      const headers = { ...headersOf(`${prefix}/`), ...notFoundHeaders, Connection: 'close' };
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      socket.write([`HTTP/1.1 ${status}`, ...lines, '', ''].join('\r\n'));
      socket.end(notFound);
    },
  };
}
