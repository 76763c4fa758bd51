/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { caddyFolder, nginxFolder, writeFolderFiles } from '../../../../gatsby/output/hosting/folder-files';
import { writeSite } from '../../../support/site-folder';

it('remove the path prefix for nginx, and nothing at the root of a host', () => {
  expect(nginxFolder('/my.studio').split('\n')).toEqual([
    'set $folder "/my.studio";',
    'if ($uri !~ "^(/my\\.studio(/|$)|/404\\.html$)") { return 404; }',
    'rewrite "^/my\\.studio/?$" /;',
    'rewrite "^/my\\.studio(/.+)$" $1;',
    '',
  ]);
  expect(nginxFolder('')).toBe('set $folder "";\n');
});

it('remove the path prefix for Caddy, and nothing at the root of a host', () => {
  expect(caddyFolder('/my.studio').split('\n')).toEqual([
    'vars folder "/my.studio"',
    '@outside not path_regexp `^/my\\.studio(/|$)`',
    'error @outside 404',
    'uri strip_prefix /my.studio',
    '',
  ]);
  expect(caddyFolder('')).toBe('vars folder ""\n');
});

it('are written for both servers', () => {
  const folder = writeSite({});
  writeFolderFiles(path.join(folder, 'built'), '/studio');
  const read = (file: string) => fs.readFileSync(path.join(folder, 'built', file), 'utf8');
  expect(read('nginx-folder.conf')).toBe(nginxFolder('/studio'));
  expect(read('caddy-folder.conf')).toBe(caddyFolder('/studio'));
  fs.rmSync(folder, { recursive: true });
});
