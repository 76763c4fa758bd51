import fs from 'node:fs';
import path from 'node:path';
import type { Backend } from '@sveltia/cms';
import type { Site } from '../model/site';
import { adminConfig } from './config';
import { contentState } from './content-state';
import { linkChoices } from './link-choices';
import { pageForms } from './page-forms';
import { writeAdmin } from './write-admin';

const hosts = {
  github: { usual: 'https://api.github.com', api: '' },
  gitlab: { usual: 'https://gitlab.com', api: '/api/v4' },
  gitea: { usual: 'https://gitea.com', api: '/api/v1' },
};

/**
 * Adds /admin to the built site if site.json names a repository.
 *
 * @param folder the folder of the built site
 * @returns the content security policy of the page
 */
export async function publishAdmin(site: Site, folder: string): Promise<string | undefined> {
  if (!site.settings.admin) return undefined;
  const { host, repository, branch, signIn, address = hosts[host].usual } = site.settings.admin;
  const backend = {
    name: host,
    repo: repository,
    branch,
    api_root: address + hosts[host].api,
    ...(host === 'github' ? { base_url: signIn } : { base_url: address, app_id: signIn }),
    // Without an application, Sveltia CMS does not start with a type.
    auth_type: host === 'gitlab' && signIn ? 'pkce' : undefined,
    auth_methods: signIn ? undefined : ['token'],
  } as Backend;
  await writeAdmin(path.join(folder, 'admin'), `${site.address.prefix}/admin/`);
  fs.writeFileSync(path.join(folder, 'admin/links.json'), JSON.stringify(linkChoices(site)));
  fs.writeFileSync(path.join(folder, 'admin/content.json'), JSON.stringify(await contentState(site)));
  fs.writeFileSync(path.join(folder, 'admin/pages.json'), JSON.stringify(pageForms(site)));
  const config = JSON.stringify(adminConfig(site, backend));
  fs.writeFileSync(path.join(folder, 'admin/config.json'), config);
  return [
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'",
    ...['img-src', 'media-src', 'connect-src'].map((kind) => `${kind} 'self' blob: data: ${address}`),
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  ].join('; ');
}
