import fs from 'node:fs';
import path from 'node:path';
import type { CmsConfig } from '@sveltia/cms';
import { build } from 'esbuild';

const sveltia = path.resolve('node_modules/@sveltia/cms');

/**
 * Writes the admin: its page, Sveltia CMS with its own assets, and the configuration. Nothing in it is loaded from
 * another host.
 *
 * @param base of the addresses in its page, which hosts show without a trailing slash
 */
export async function writeAdmin(target: string, config: CmsConfig, base = ''): Promise<void> {
  fs.mkdirSync(target, { recursive: true });
  await build({
    entryPoints: [path.resolve('gatsby/admin/browser/main.ts')],
    outdir: target,
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    chunkNames: 'chunks/[name]-[hash]',
    legalComments: 'none',
    logLevel: 'error',
  });
  fs.cpSync(path.join(sveltia, 'npm/assets'), path.join(target, 'assets'), { recursive: true });
  fs.copyFileSync(path.join(sveltia, 'LICENSE.txt'), path.join(target, 'licence.txt'));
  fs.writeFileSync(path.join(target, 'config.json'), JSON.stringify(config));
  fs.writeFileSync(path.join(target, 'index.html'), page(base));
}

const page = (base: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Admin</title>
<script type="module" src="${base}main.js"></script>
</html>
`;
