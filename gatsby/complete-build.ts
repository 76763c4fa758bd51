import path from 'node:path';
import type { SiteContent } from './content/site-content';
import { compressSite } from './hosting/compress';
import { contentSecurityPolicy } from './hosting/content-security-policy';
import { writeHeaderFiles } from './hosting/header-files';
import { headerRules } from './hosting/header-rules';
import { siteOrigin } from './hosting/site-address';
import { removeUnusedFiles } from './hosting/unused-files';
import { finishPages } from './html/finish-pages';
import { collectInlineCode } from './html/inline-code';
import { createMetaTags, writeSearchEngineFiles } from './seo';
import { writeManifest } from './seo/manifest';

const site = path.resolve('public');
/** Files for servers, which visitors cannot reach. */
const serverFiles = path.resolve('deploy/built');

/** Completes the site that Gatsby has built: metadata, critical CSS, script loading, compression, headers. */
export async function completeBuild(content: SiteContent, pathPrefix: string): Promise<void> {
  const address = { origin: siteOrigin(content.site, process.env), prefix: pathPrefix };
  removeUnusedFiles(site);
  writeManifest(content.site, site);
  writeSearchEngineFiles(content, address, site);
  const metaTags = await createMetaTags(content, address, site);
  const inline = collectInlineCode();
  await compressSite(site, finishPages(site, metaTags, inline));
  const policy = contentSecurityPolicy(inline, content.origins);
  writeHeaderFiles(site, serverFiles, headerRules(policy, pathPrefix), pathPrefix);
}
