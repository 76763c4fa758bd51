/** @jest-environment node */
import fs from 'node:fs';
import { removeUnusedFiles } from '../../../gatsby/hosting/unused-files';
import { writeSite } from '../../support/site-folder';

it('deletes worker scripts and nothing else', () => {
  const site = writeSite({ 'app.js': '', '~partytown/debug/sandbox.html': '' });
  removeUnusedFiles(site);
  removeUnusedFiles(site);
  expect(fs.readdirSync(site)).toEqual(['app.js']);
  fs.rmSync(site, { recursive: true });
});
