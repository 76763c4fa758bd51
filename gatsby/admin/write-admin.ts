import fs from 'node:fs';
import path from 'node:path';
import type { CmsConfig } from '@sveltia/cms';
import { build } from 'esbuild';

const source = path.resolve('gatsby/admin/browser');
const sveltia = path.dirname(require.resolve('@sveltia/cms'));

/**
 * Writes the admin: its page, Sveltia CMS with its own assets, and the configuration. Nothing in it is loaded from
 * another host.
 *
 * @param policy of its page
 */
export async function writeAdmin(target: string, config: CmsConfig, policy?: string): Promise<void> {
  fs.mkdirSync(target, { recursive: true });
  await build({
    entryPoints: [path.join(source, 'main.ts'), path.join(source, 'admin.css')],
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
  fs.cpSync(path.join(sveltia, 'assets'), path.join(target, 'assets'), { recursive: true });
  fs.writeFileSync(path.join(target, 'config.json'), JSON.stringify(config));
  fs.writeFileSync(path.join(target, 'index.html'), page(policy));
}

const page = (policy?: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
${policy ? `<meta http-equiv="Content-Security-Policy" content="${policy}">\n` : ''}<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Admin</title>
<link rel="stylesheet" href="admin.css">
<script type="module" src="main.js"></script>
</html>
`;
