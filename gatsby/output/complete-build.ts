import fs from 'node:fs';
import path from 'node:path';
import { analyticsScripts } from '../content/analytics';
import type { SiteContent } from '../content/site-content';
import { compressSite } from './hosting/compress';
import { contentSecurityPolicy } from './hosting/content-security-policy';
import { writeFolderFile } from './hosting/folder-file';
import { originsOf } from './hosting/origins';
import { writeHeaderFiles } from './hosting/header-files';
import { headerRules } from './hosting/header-rules';
import { writeRedirectFiles } from './hosting/redirect-files';
import { redirectRules } from './hosting/redirect-rules';
import { siteOrigin } from './hosting/site-address';
import { writeStylesAfterPaint } from './html/critical-css';
import { finishPages, type InlineCode } from './html/finish-pages';
import { createMetaTags } from './seo/meta-tags';
import { writeMetadataFiles } from './seo/metadata-files';

const site = path.resolve('public');
/** Files for servers, which visitors cannot reach. */
const serverFiles = path.resolve('deploy/built');

/** Completes the site that Gatsby has built: metadata, critical CSS, script loading, compression, headers. */
export async function completeBuild(content: SiteContent, pathPrefix: string): Promise<void> {
  const address = { origin: siteOrigin(content.site, process.env), prefix: pathPrefix };
  // Worker scripts that Gatsby copies into every site. No page uses them (see webpack.ts).
  fs.rmSync(path.join(site, '~partytown'), { recursive: true, force: true });
  writeMetadataFiles(content, address, site);
  writeStylesAfterPaint(site);
  const inline: InlineCode = { scripts: new Set(), styles: new Set() };
  const pages = finishPages(site, await createMetaTags(content, address, site), inline);
  await compressSite(site, pages);
  writeRedirectFiles(site, serverFiles, redirectRules(content.redirects, pathPrefix));
  writeFolderFile(serverFiles, pathPrefix);
  const policy = contentSecurityPolicy(inline, originsOf(content), analyticsScripts(content.integrations));
  writeHeaderFiles(site, serverFiles, headerRules(policy, pathPrefix, content.site.httpsOnly));
}
