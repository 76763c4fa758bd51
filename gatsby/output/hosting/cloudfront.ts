import { pathPattern, revalidate } from './headers';
import type { HostRules } from './redirects';
import { mediaTypes } from './media-types';
import { pagePath } from './redirects';

/** A file that the bucket does not have, because no file with "_" is copied to it: the answer is the 404 page. */
const missingFile = '/_';

/**
 * A CloudFront function for the event "viewer request". It redirects, and maps addresses to files: S3 has no index files.
 *
 * @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html
 */
export const cloudFrontRequest = ({ redirects, prefix }: HostRules): string => `
const redirects = ${JSON.stringify(Object.fromEntries(redirects.map(({ from, to, status }) => [from, { to, status }])))};
function moved(to, status) {
  return { statusCode: status, headers: { location: { value: to } } };
}
function handler(event) {
  const request = event.request;
  const redirect = redirects[request.uri];
  if (redirect) return moved(redirect.to, redirect.status);
  const path = request.uri.slice(${prefix.length}) || '/';
  if (!(request.uri + '/').startsWith('${prefix}/')) request.uri = '${missingFile}';
  else if (/^${pagePath.replaceAll('/', '\\/')}\\/$/.test(path)) return moved(request.uri.slice(0, -1), 301);
  else if (path === '/') request.uri = '/index.html';
  else request.uri = /\\.[a-z0-9]+$/.test(path) ? path : path + '/index.html';
  return request;
}
`;

/**
 * A CloudFront function for the event "viewer response", which adds the headers. A response headers policy cannot set
 * them by path. The command that copies the files guesses types, and does not know all of them.
 */
export const cloudFrontResponse = ({ headers }: HostRules): string => `
const rules = ${JSON.stringify(Object.entries(headers).map(([path, values]) => [pathPattern(path), values]))};
const types = ${JSON.stringify(mediaTypes)};
function handler(event) {
  const response = event.response;
  const ending = /\\.[a-z0-9]+$/i.exec(event.request.uri);
  const type = response.statusCode < 300 && ending && types[ending[0].toLowerCase()];
  if (type) response.headers['content-type'] = { value: type };
  response.headers['cache-control'] = { value: '${revalidate}' };
  rules.forEach(function (rule) {
    if (!new RegExp(rule[0]).test(event.request.uri)) return;
    Object.keys(rule[1]).forEach(function (name) {
      response.headers[name.toLowerCase()] = { value: rule[1][name] };
    });
  });
  return response;
}
`;
