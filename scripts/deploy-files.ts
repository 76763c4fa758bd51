/**
 * Copies the site as it was built last to deploy/built/site, for hosts that take a folder of files.
 *
 *   npm run deploy:files -- --redirect-pages   adds a page for each redirect, for hosts that cannot redirect
 *   npm run deploy:files -- --vercel           writes .vercel/output instead, with headers and redirects
 *   npm run deploy:files -- --cloudfront       adds deploy/built/cloudfront-*.js, the functions for CloudFront
 */
import fs from 'node:fs';
import path from 'node:path';
import { cloudFrontRequest, cloudFrontResponse } from '../gatsby/output/hosting/cloudfront';
import { copyForHosts, writeRedirectPages } from '../gatsby/output/hosting/files-for-hosts';
import { builtPrefix, parseStaticHostHeaders } from '../gatsby/output/hosting/headers';
import { parseLanguageFolders, parseStaticHostRedirects } from '../gatsby/output/hosting/redirects';
import { vercelConfig } from '../gatsby/output/hosting/vercel';

const has = (option: string): boolean => process.argv.includes(option);
const read = (file: string): string => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');

const headers = parseStaticHostHeaders(read('public/_headers'));
const redirects = parseStaticHostRedirects(read('public/_redirects'));
const languages = parseLanguageFolders(read('public/_redirects'));
const prefix = builtPrefix(headers);

const target = has('--vercel') ? `.vercel/output/static${prefix}` : 'deploy/built/site';
const pages = copyForHosts(path.resolve('public'), path.resolve(target));
if (has('--redirect-pages'))
  console.log(`${writeRedirectPages(path.resolve(target), prefix)} redirects are pages`);
if (has('--vercel'))
  fs.writeFileSync(
    '.vercel/output/config.json',
    JSON.stringify(vercelConfig(headers, redirects, pages, prefix, languages), null, 2),
  );
if (has('--cloudfront')) {
  fs.writeFileSync('deploy/built/cloudfront-request.js', cloudFrontRequest(redirects, prefix));
  fs.writeFileSync('deploy/built/cloudfront-response.js', cloudFrontResponse(headers));
}
console.log(`${target} is ready: the home page and ${pages.length} others`);
