/**
 * Copies the site as it was built last to deploy/built/site, for hosts that take a folder of files.
 *
 *   npm run deploy:files -- --redirect-pages   adds a page for each redirect, for hosts that cannot redirect
 *   npm run deploy:files -- --vercel           writes .vercel/output instead, with headers and redirects
 *   npm run deploy:files -- --cloudfront       adds deploy/built/cloudfront-*.js, the functions for CloudFront
 */
import fs from 'node:fs';
import type { FormDefinitions } from '../src/content-model/form-definitions';
import { cloudFrontRequest, cloudFrontResponse } from '../gatsby/output/hosting/cloudfront';
import { copyForHosts, writeRedirectPages } from '../gatsby/output/hosting/files-for-hosts';
import { definitionsFile } from '../gatsby/output/hosting/form-service';
import { readHostRules } from '../gatsby/output/hosting/host-files';
import { vercelConfig } from '../gatsby/output/hosting/vercel';

const has = (option: string): boolean => process.argv.includes(option);

const rules = readHostRules();
const target = has('--vercel') ? `.vercel/output/static${rules.prefix}` : 'deploy/built/site';
const pages = copyForHosts('public', target);
if (has('--redirect-pages')) writeRedirectPages(target, rules);
if (has('--vercel'))
  fs.writeFileSync('.vercel/output/config.json', JSON.stringify(vercelConfig(rules, pages), null, 2));
if (has('--cloudfront')) {
  fs.writeFileSync('deploy/built/cloudfront-request.js', cloudFrontRequest(rules));
  fs.writeFileSync('deploy/built/cloudfront-response.js', cloudFrontResponse(rules));
}
console.log(`${target} is ready: the home page and ${pages.length} others`);
if (fs.existsSync(definitionsFile)) {
  const { service } = JSON.parse(fs.readFileSync(definitionsFile, 'utf8')) as FormDefinitions;
  console.log(`The forms are sent to ${service}. Run the form service there: see docs/deploy.md`);
}
