import { nginxFolder } from '../../../../gatsby/output/hosting/folder-file';

it('removes the path prefix, and nothing at the root of a host', () => {
  expect(nginxFolder('/my.studio').split('\n')).toEqual([
    'set $folder "/my.studio";',
    'if ($uri !~ "^(/my\\.studio(/|$)|/404\\.html$)") { return 404; }',
    'rewrite "^/my\\.studio/?$" /;',
    'rewrite "^/my\\.studio(/.+)$" $1;',
    '',
  ]);
  expect(nginxFolder('')).toBe('set $folder "";\n');
});
