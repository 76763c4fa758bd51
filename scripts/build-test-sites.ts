/**
 * Builds the sites that the end-to-end tests open and copies them to test-results/sites. No edit of content/ changes what
 * these tests see. The site "frozen" has the frozen content, with simulated forms. The site "hosted" has all kinds of
 * section, HTTP delivery and a folder in its address.
 *
 * Usage: npm run build:test [-- frozen | hosted]
 */
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { serverFolder } from '../gatsby/output/hosting/host-files';
import { writeEditedContent } from '../e2e/support/site/edited-content';
import { frozenContent, hostedContent, sites, siteUrl } from '../e2e/support/site/sites';

const environments = {
  hosted: { CONTENT_DIR: hostedContent, SITE_URL: siteUrl, PATH_PREFIX: sites.hosted.prefix },
  frozen: { CONTENT_DIR: frozenContent, SITE_URL: undefined, PATH_PREFIX: undefined },
};

function build(name: keyof typeof environments): void {
  const { status } = spawnSync('npm', ['run', 'build'], {
    stdio: 'inherit',
    env: { ...process.env, ...environments[name] },
  });
  if (status !== 0) process.exit(1);
  const { folder } = sites[name];
  cpSync('public', path.join(folder, 'public'), { recursive: true });
  cpSync(serverFolder, path.join(folder, serverFolder), { recursive: true });
}

const names = process.argv.slice(2);
const unknown = names.find((name) => !(name in environments));
if (unknown) throw new Error(`There is no test site "${unknown}", expected frozen or hosted`);
for (const name of ['hosted', 'frozen'] as const) {
  if (names.length > 0 && !names.includes(name)) continue;
  rmSync(sites[name].folder, { recursive: true, force: true });
  if (name === 'hosted') await writeEditedContent(hostedContent);
  build(name);
}
