import type { IncomingMessage, ServerResponse } from 'node:http';
import { redirectRules } from '../output/hosting/redirects';
import type { Site } from '../model/site';

/** Redirects as a server of the published site does, but not for good: browsers would remember what is edited. */
export const sendRedirects =
  (site: () => Site) =>
  ({ url = '' }: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const path = url.replace(/\?.*/, '');
    const rule = redirectRules(site().redirects, '').find(({ from }) => from === path);
    if (rule) response.writeHead(302, { location: rule.to }).end();
    else next();
  };
