import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const source = path.resolve('gatsby/admin/browser');
const sveltia = path.resolve('node_modules/@sveltia/cms');
const pictures = path.resolve('docs/images/kinds');

/**
 * Writes the admin without its configuration. Nothing in it is loaded from another host.
 *
 * @param base of the addresses in its page, which hosts show without a trailing slash
 * @param others further scripts and style sheets
 */
export async function writeAdmin(target: string, base = '', ...others: readonly string[]): Promise<void> {
  await build({
    entryPoints: ['main.ts', 'admin.css', ...others].map((name) => path.join(source, name)),
    outdir: target,
    bundle: true,
    // Sveltia CMS has its own copy of React.
    tsconfigRaw: { compilerOptions: { jsx: 'react', jsxFactory: 'h' } },
    define: { 'process.env.NODE_ENV': JSON.stringify(base ? 'production' : 'development') },
    minify: true,
    splitting: true,
    format: 'esm',
    legalComments: 'none',
    logLevel: 'error',
  });
  fs.cpSync(path.join(sveltia, 'npm/assets'), path.join(target, 'assets'), { recursive: true });
  // Those who adopt the project may leave out its documents.
  if (fs.existsSync(pictures)) fs.cpSync(pictures, path.join(target, 'kinds'), { recursive: true });
  fs.copyFileSync(path.join(sveltia, 'LICENSE.txt'), path.join(target, 'licence.txt'));
  fs.writeFileSync(path.join(target, 'index.html'), page(base));
}

const page = (base: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Admin</title>
<link rel="cms-config-url" type="application/json" href="${base}config.json">
<link rel="stylesheet" href="${base}admin.css">
<script type="module" src="${base}main.js"></script>
</html>
`;
