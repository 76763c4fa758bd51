/**
 * Builds the sites that the end-to-end tests open and copies them to test-results/sites. No edit of content/ changes what
 * these tests see. The site "frozen" has the frozen content, with simulated forms. The site "hosted" has all kinds of
 * section, HTTP delivery and a folder in its address, and "service" is the example studio with its form service.
 *
 * Usage: npm run build:test [-- frozen | hosted | service]
 */
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { serverFolder } from '../../../gatsby/output/hosting/host-files';
import { writeEditedContent } from './edited-content';
import { frozenContent, hostedContent, serviceFolder, sites, siteUrl } from './sites';

const none = { SITE_URL: undefined, PATH_PREFIX: undefined, FORMS: undefined };
const builds = {
  hosted: {
    folder: sites.hosted.folder,
    env: { ...none, CONTENT_DIR: hostedContent, SITE_URL: siteUrl, PATH_PREFIX: sites.hosted.prefix },
  },
  service: { folder: serviceFolder, env: { ...none, CONTENT_DIR: 'examples/studio', FORMS: 'service' } },
  frozen: { folder: sites.frozen.folder, env: { ...none, CONTENT_DIR: frozenContent } },
};

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !Object.hasOwn(builds, name));
if (unknown) throw new Error(`There is no test site "${unknown}", expected frozen, hosted or service`);
for (const name of ['hosted', 'service', 'frozen'] as const) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const { folder, env: variables } = builds[name];
  rmSync(folder, { recursive: true, force: true });
  if (name === 'hosted') await writeEditedContent(hostedContent);
  const env = { ...process.env, ...variables };
  const { status, output } = spawnSync('npm', ['run', 'build'], { encoding: 'utf8', env });
  const log = output.join('');
  process.stdout.write(log);
  if (status !== 0) process.exit(1);
  const warnings = stripVTControlCharacters(log).match(/^warn.*/gm);
  if (warnings) throw new Error(`The build of the site "${name}" warns:\n${warnings.join('\n')}`);
  for (const part of ['public', serverFolder]) cpSync(part, path.join(folder, part), { recursive: true });
}
