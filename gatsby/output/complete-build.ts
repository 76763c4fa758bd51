import path from 'node:path';
import { publishAdmin } from '../admin/publish-admin';
import type { Site } from '../model/site';
import { deleteEarlierOutput } from './earlier-build';
import { compressSite } from './hosting/compress';
import { contentSecurityPolicy } from './hosting/content-security-policy';
import { writeFormService } from './hosting/form-service';
import { headerRules } from './hosting/headers';
import { writeHostFiles } from './hosting/host-files';
import { redirectRules } from './hosting/redirects';
import { writeStaticForms } from './hosting/static-forms';
import { writeStylesAfterPaint } from './html/critical-css';
import { finishPages } from './html/finish-pages';
import { writeSearchIndex } from './search-index';
import { writeKindFiles } from './kind-files';
import { createMetaTags } from './seo/meta-tags';
import { writeMetadataFiles } from './seo/metadata-files';

const folder = path.resolve('public');

export async function completeBuild(site: Site): Promise<void> {
  const { prefix } = site.address;
  deleteEarlierOutput(folder);
  writeMetadataFiles(site, folder);
  writeStylesAfterPaint(folder);
  const inline = await finishPages(folder, await createMetaTags(site, folder));
  writeKindFiles(site, folder);
  writeStaticForms(site, folder);
  writeFormService(site);
  await writeSearchIndex(site, folder);
  const adminPolicy = await publishAdmin(site, folder);
  await compressSite(folder);
  const policy = contentSecurityPolicy(inline, site);
  writeHostFiles({
    prefix,
    headers: headerRules(policy, prefix, adminPolicy),
    redirects: redirectRules(site.redirects, prefix),
    languages: site.translations.map(({ home }) => home),
  });
}
