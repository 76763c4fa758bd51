import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import type { Backend } from '@sveltia/cms';
import sirv from 'sirv';
import { repositoryOf } from '../folders';
import { readLanguages } from '../model/languages/languages';
import { checkContent } from '../check/check';
import type { Site } from '../model/site';
import { escapeMarkup } from '../output/seo/escape-markup';
import type { UnsavedEntry } from './browser/check/form-problem';
import { checkEntry } from './check-entry';
import { serveChanges } from './changes/serve-changes';
import { adminConfig } from './config';
import { fieldOf } from './field-of';
import { linkChoices } from './link-choices';
import { pageOf } from './page-of';
import { writeAdmin } from './write-admin';

/**
 * Answers what the development server gets below /__admin: forms for the files of this computer, and a page that has them
 * beside the site.
 *
 * @param target the folder for the files of the admin, which are made when they are first needed
 * @param site returns the site whose pages the development server has
 * @param isWritable whether it changes files: sections are added and deleted, and changes undone and published
 */
export function serveAdmin(directory: string, target: string, site: () => Site, isWritable = false) {
  const root = repositoryOf(directory) ?? '';
  // Nobody signs in: the configuration needs the name of a repository, which the first page of the admin shows.
  const backend: Backend = { name: 'gitea', repo: `local/${path.basename(root)}`, auth_methods: ['token'] };
  const sendFile = sirv(target, { dev: true });
  const sendChanges = serveChanges(directory, path.join(target, 'start'), site, isWritable);
  let written: Promise<void> | undefined;
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    if (pathname === '/') {
      const page = fs.readFileSync(path.resolve('gatsby/admin/browser/beside/index.html'), 'utf8');
      response.setHeader('Content-Type', 'text/html');
      const values: Record<string, string> = {
        FOLDER: escapeMarkup(root || 'that "git init" was run in'),
        LANGUAGES: String(readLanguages(site()).length),
      };
      response.end(page.replace(/%(\w+)%/g, (_, name: string) => values[name] ?? ''));
    } else if (pathname === '/field') {
      const field = fieldOf(site(), Object.fromEntries(searchParams));
      response.end(JSON.stringify(field ?? null));
    } else if (pathname === '/page') {
      const { collection = '', entry = '' } = Object.fromEntries(searchParams);
      const address = pageOf(site(), collection, entry) ?? '';
      // Until the development server has the data of a new page, it says that there is none, or closes connections.
      const page = address.replace(/#.*/, '').replace(/^\/$/, '/index');
      const data = `http://${request.headers.host}/page-data${page}/page-data.json`;
      response.end((await fetch(data).catch(() => undefined))?.ok ? address : '');
    } else if (pathname === '/forms/links.json') {
      response.end(JSON.stringify(linkChoices(site())));
    } else if (pathname === '/check') {
      const unsaved = (await json(request)) as UnsavedEntry;
      response.end(JSON.stringify(await checkEntry(directory, unsaved)));
    } else if (pathname.startsWith('/changes')) {
      await sendChanges(pathname, request, response);
    } else if (pathname === '/forms/config.json') {
      // A section that was added since is a choice of pages.
      const { site: valid, read } = await checkContent(directory);
      response.end(JSON.stringify(adminConfig(valid ?? read, backend, true, isWritable)));
    } else {
      await (written ??= writeAdmin(path.join(target, 'forms'), '', 'beside/main.ts', 'beside/main.css'));
      sendFile(request, response);
    }
  }
  // Without an answer, the error would end the development server.
  return (request: IncomingMessage, response: ServerResponse): Promise<void> =>
    answer(request, response).catch((error: Error) => {
      response.statusCode = 500;
      response.end(error.message);
    });
}
