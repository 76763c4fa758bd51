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
import { stripVTControlCharacters } from 'node:util';
import { serverFolder } from '../../../gatsby/output/hosting/host-files';
import { writeEditedContent } from './edited-content';
import { frozenContent, hostedContent, sites, siteUrl } from './sites';

const environments = {
  hosted: { CONTENT_DIR: hostedContent, SITE_URL: siteUrl, PATH_PREFIX: sites.hosted.prefix },
  frozen: { CONTENT_DIR: frozenContent, SITE_URL: undefined, PATH_PREFIX: undefined },
};

const [wanted] = process.argv.slice(2);
if (wanted && !(wanted in environments))
  throw new Error(`There is no test site "${wanted}", expected frozen or hosted`);
for (const name of ['hosted', 'frozen'] as const) {
  if (wanted && wanted !== name) continue;
  const { folder } = sites[name];
  rmSync(folder, { recursive: true, force: true });
  if (name === 'hosted') await writeEditedContent(hostedContent);
  const env = { ...process.env, ...environments[name] };
  const { status, output } = spawnSync('npm', ['run', 'build'], { encoding: 'utf8', env });
  const log = output.join('');
  process.stdout.write(log);
  if (status !== 0) process.exit(1);
  const warnings = stripVTControlCharacters(log).match(/^warn.*/gm);
  if (warnings) throw new Error(`The build of the site "${name}" warns:\n${warnings.join('\n')}`);
  for (const part of ['public', serverFolder]) cpSync(part, path.join(folder, part), { recursive: true });
}
