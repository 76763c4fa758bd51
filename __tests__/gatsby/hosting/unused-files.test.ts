/** @jest-environment node */
import fs from 'node:fs';
import { removeUnused } from '../../../gatsby/hosting/unused-files';
import { writeSite } from '../../support/site-folder';

it('takes out the scripts that no page uses, and nothing else; a second time it finds nothing', () => {
  const site = writeSite({
    'app.js': '',
    '~partytown/partytown.js': '',
    '~partytown/debug/sandbox.html': '',
  });
  removeUnused(site);
  removeUnused(site);
  expect(fs.readdirSync(site)).toEqual(['app.js']);
  fs.rmSync(site, { recursive: true });
});
