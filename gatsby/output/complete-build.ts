import path from 'node:path';
import { publishAdmin } from '../admin/publish-admin';
import type { Site } from '../model/site';
import { deleteEarlierOutput } from './earlier-build';
import { compressSite } from './hosting/compress';
import { contentSecurityPolicy } from './hosting/content-security-policy';
import { headerRules } from './hosting/headers';
import { writeHostFiles } from './hosting/host-files';
import { redirectRules } from './hosting/redirects';
import { writeStaticForms } from './hosting/static-forms';
import { writeStylesAfterPaint } from './html/critical-css';
import { finishPages } from './html/finish-pages';
import { writeSearchIndex } from './search-index';
import { createMetaTags } from './seo/meta-tags';
import { writeMetadataFiles } from './seo/metadata-files';

const site = path.resolve('public');

export async function completeBuild(content: Site): Promise<void> {
  const { prefix } = content.address;
  deleteEarlierOutput(site);
  writeMetadataFiles(content, site);
  writeStylesAfterPaint(site);
  const inline = await finishPages(site, await createMetaTags(content, site));
  writeStaticForms(content, site);
  await writeSearchIndex(content, site);
  const adminPolicy = await publishAdmin(content, site);
  await compressSite(site);
  const policy = contentSecurityPolicy(inline, content);
  writeHostFiles({
    prefix,
    headers: headerRules(policy, prefix, adminPolicy),
    redirects: redirectRules(content.redirects, prefix),
    languages: content.translations.map(({ home }) => home),
  });
}
