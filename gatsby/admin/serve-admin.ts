import fs from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Backend } from '@sveltia/cms';
import sirv from 'sirv';
import { checkContent } from '../check/check';
import type { SiteContent } from '../model/site-content';
import { escapeMarkup } from '../output/seo/escape-markup';
import { adminConfig } from './config';
import { pageOf } from './page-of';
import { writeAdmin } from './write-admin';

/** How long a new page may take in the development site, in ms. */
const pageTimeout = 10_000;

/**
 * Serves the admin for the files of this computer, and a page that has it beside the development site.
 *
 * @param root of the repository, which editors choose in the dialog of the browser
 * @param target the folder for the files of the admin
 * @param site the address of the development site
 */
export async function serveAdmin(
  directory: string,
  root: string,
  target: string,
  site: string,
): Promise<Server> {
  // Nobody signs in: the configuration needs the name of a repository, which the first page of the admin shows.
  const backend: Backend = { name: 'gitea', repo: `local/${path.basename(root)}`, auth_methods: ['token'] };
  const config = async () => adminConfig((await checkContent(directory)).read, root, backend);
  await writeAdmin(path.join(target, 'forms'), await config());
  const page = fs
    .readFileSync(path.resolve('gatsby/admin/browser/beside.html'), 'utf8')
    .replace('%SITE%', site)
    .replace('%FOLDER%', escapeMarkup(root));
  const files = sirv(target, { dev: true });
  return createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/') {
      response.setHeader('Content-Type', 'text/html').end(page);
    } else if (pathname === '/page') {
      const names = ['collection', 'entry'].map((name) => searchParams.get(name) ?? '') as [string, string];
      const { content } = await checkContent(directory);
      response.end(content ? await addressOf(content, names, site) : '');
    } else if (pathname === '/forms/config.json') {
      // A section that was added since is a choice of pages.
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(await config()));
    } else {
      files(request, response);
    }
  });
}

/** The address of the page that shows an entry. A new page takes the development site a moment. */
async function addressOf(content: SiteContent, names: [string, string], site: string): Promise<string> {
  const page = pageOf(content, ...names);
  if (!page) return '';
  const { pathname } = new URL(page, site);
  await untilServed(`${site}/page-data${pathname === '/' ? '/index' : pathname}/page-data.json`, pageTimeout);
  return site + page;
}

/** @param timeout in ms */
export async function untilServed(address: string, timeout: number): Promise<void> {
  const end = Date.now() + timeout;
  const isServed = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isServed()) && Date.now() < end) await setTimeout(200);
}
