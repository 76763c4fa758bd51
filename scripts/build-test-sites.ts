/**
 * Builds the sites that the end-to-end tests open and copies them to test-results/sites. No edit of content/ changes what
 * these tests see: one site has the frozen content, with simulated forms; the other one has all kinds of section, HTTP
 * delivery and a folder in its address.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { serverFolder } from '../gatsby/output/hosting/host-files';
import { writeEditedContent } from '../e2e/support/site/edited-content';
import { builtSites, frozenContent, hostedContent, sites, siteUrl } from '../e2e/support/site/sites';

function build(name: 'frozen' | 'hosted', environment: NodeJS.ProcessEnv): void {
  const { status } = spawnSync('npm', ['run', 'build'], {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  if (status !== 0) process.exit(1);
  const { folder } = sites[name];
  cpSync('public', path.join(folder, 'public'), { recursive: true });
  cpSync(serverFolder, path.join(folder, serverFolder), { recursive: true });
}

rmSync(builtSites, { recursive: true, force: true });
await writeEditedContent(hostedContent);
build('hosted', { CONTENT_DIR: hostedContent, SITE_URL: siteUrl, PATH_PREFIX: sites.hosted.prefix });
build('frozen', { CONTENT_DIR: frozenContent, SITE_URL: undefined, PATH_PREFIX: undefined });
