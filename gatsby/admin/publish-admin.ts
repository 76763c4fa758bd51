import fs from 'node:fs';
import path from 'node:path';
import type { Backend } from '@sveltia/cms';
import { repositoryOf } from '../folders';
import type { SiteContent } from '../model/site-content';
import { adminConfig } from './config';
import { writeAdmin } from './write-admin';

type Settings = NonNullable<SiteContent['site']['admin']>;

const addresses = {
  github: 'https://api.github.com',
  gitlab: 'https://gitlab.com',
  gitea: 'https://gitea.com',
};

function backendOf({ host, repository, branch, signIn }: Settings, address: string): Backend {
  const common = { repo: repository, branch, auth_methods: signIn ? undefined : ['token' as const] };
  if (host === 'github') return { name: host, ...common, base_url: signIn };
  const application = { ...common, base_url: address, app_id: signIn };
  return host === 'gitlab'
    ? { name: host, ...application, auth_type: signIn && 'pkce', api_root: `${address}/api/v4` }
    : { name: host, ...application, api_root: `${address}/api/v1` };
}

/**
 * Adds /admin to the built site if site.json names a repository.
 *
 * @param site the folder of the built site
 * @returns the content security policy of the page
 */
export async function publishAdmin(content: SiteContent, site: string): Promise<string | undefined> {
  const { admin } = content.site;
  if (!admin) return undefined;
  const { address = addresses[admin.host] } = admin;
  const target = path.join(site, 'admin');
  const root = repositoryOf(content.directory) ?? path.resolve('.');
  await writeAdmin(target, `${content.address.prefix}/admin/`);
  const config = adminConfig(content, root, backendOf(admin, address));
  fs.writeFileSync(path.join(target, 'config.json'), JSON.stringify(config));
  const sources = `'self' blob: data: ${address}`;
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    `img-src ${sources}`,
    `media-src ${sources}`,
    `connect-src ${sources}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
