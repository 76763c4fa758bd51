/** @jest-environment node */
import fs from 'node:fs';
import { copyDownloads } from '../../../gatsby/model/downloads';
import { writeSite } from '../../support/site-folder';
import { ContentCopy } from '../check/content-copy';

it('has type and size of each file that a link leads to, also in Markdown, and copies only these to the site', async () => {
  const content = ContentCopy.ofFrozen();
  for (const name of ['prices.pdf', 'spare.pdf']) content.write(`files/${name}`, '%PDF-'.padEnd(24_100));
  content.write('files/hours.txt', 'x'.repeat(1_240_000));
  expect((await content.load()).downloads).toBeNull();
  content.replace('navigation.json', '"/blog"', '"/files/prices.pdf"');
  content.write('sections/terms.md', '---\nkind: text\ntitle: Terms\n---\n\n[Hours](/files/hours.txt)\n');
  const loaded = await content.load();
  expect(loaded.downloads).toEqual({
    '/files/prices.pdf': 'PDF, 24 kB',
    '/files/hours.txt': 'TXT, 1.2 MB',
  });
  const site = writeSite({ 'files/old.pdf': 'x' });
  copyDownloads(loaded, site);
  expect(fs.readdirSync(`${site}/files`).toSorted()).toEqual(['hours.txt', 'prices.pdf']);
  const link = { schema: { fieldType: { isLink: true } }, value: '/files/spare.pdf' };
  copyDownloads({ ...loaded, translations: [{ ...loaded, fields: [link] }] } as never, site);
  expect(fs.readdirSync(`${site}/files`)).toContain('spare.pdf');
});
