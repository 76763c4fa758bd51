/**
 * Copies the site as it was built last to deploy/built/site, for hosts that take a folder of files.
 *
 *   npm run deploy:files -- --redirect-pages   adds a page for each redirect, for hosts that cannot redirect
 */
import fs from 'node:fs';
import path from 'node:path';
import { copyForHosts } from '../gatsby/output/hosting/files-for-hosts';
import { builtPrefix, parseStaticHostHeaders } from '../gatsby/output/hosting/headers';
import { writeRedirectPages } from '../gatsby/output/hosting/redirect-pages';

const target = 'deploy/built/site';
const count = copyForHosts(path.resolve('public'), path.resolve(target));
if (process.argv.includes('--redirect-pages')) {
  const headers = parseStaticHostHeaders(fs.readFileSync('public/_headers', 'utf8'));
  const redirects = writeRedirectPages(path.resolve(target), builtPrefix(headers));
  console.log(`${redirects} redirects are pages`);
}
console.log(`${target} is ready: the home page and ${count} others`);
