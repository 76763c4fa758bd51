/**
 * Copies the site as it was built last to deploy/built/site, for hosts that take a folder of files.
 *
 *   npm run deploy:files -- --redirect-pages   adds a page for each redirect, for hosts that cannot redirect
 */
import path from 'node:path';
import { copyForHosts } from '../gatsby/hosting/files-for-hosts';
import { writeRedirectPages } from '../gatsby/hosting/redirect-pages';
import { pathPrefix } from '../gatsby/hosting/site-address';

const target = 'deploy/built/site';
const count = copyForHosts(path.resolve('public'), path.resolve(target));
if (process.argv.includes('--redirect-pages')) {
  const redirects = writeRedirectPages(path.resolve(target), pathPrefix(process.env));
  console.log(`${redirects} redirects are pages`);
}
console.log(`${target} is ready: the home page and ${count} others`);
