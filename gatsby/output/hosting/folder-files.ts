import fs from 'node:fs';
import path from 'node:path';
import { pathPattern } from './header-rules';

// The files of a release have no path prefix, but the addresses of visitors do. Servers remove it after the redirects,
// which compare complete addresses.

/** For nginx, to include in a server block. The 404 page is also an address within nginx, without the prefix. */
export function nginxFolder(prefix: string): string {
  const folder = pathPattern(prefix).slice(1, -1);
  const lines = [
    `set $folder "${prefix}";`,
    ...(prefix
      ? [
          `if ($uri !~ "^(${folder}(/|$)|/404\\.html$)") { return 404; }`,
          `rewrite "^${folder}/?$" /;`,
          `rewrite "^${folder}(/.+)$" $1;`,
        ]
      : []),
  ];
  return `${lines.join('\n')}\n`;
}

/** For Caddy, to import into a route. Its own matcher of paths ignores case. */
export function caddyFolder(prefix: string): string {
  const folder = pathPattern(prefix).slice(1, -1);
  const lines = [
    `vars folder "${prefix}"`,
    ...(prefix
      ? [`@outside not path_regexp \`^${folder}(/|$)\``, 'error @outside 404', `uri strip_prefix ${prefix}`]
      : []),
  ];
  return `${lines.join('\n')}\n`;
}

/** Writes the files of one build. */
export function writeFolderFiles(serverFolder: string, prefix: string): void {
  fs.mkdirSync(serverFolder, { recursive: true });
  fs.writeFileSync(path.join(serverFolder, 'nginx-folder.conf'), nginxFolder(prefix));
  fs.writeFileSync(path.join(serverFolder, 'caddy-folder.conf'), caddyFolder(prefix));
}
