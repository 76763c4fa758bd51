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
          `rewrite "(?s)^${folder}(/.+)$" $1;`,
        ]
      : []),
  ];
  return `${lines.join('\n')}\n`;
}

/** Writes the file of one build. */
export function writeFolderFile(serverFolder: string, prefix: string): void {
  fs.mkdirSync(serverFolder, { recursive: true });
  fs.writeFileSync(path.join(serverFolder, 'nginx-folder.conf'), nginxFolder(prefix));
}
