/** Writes the form service to deploy/built/forms as two scripts that need Node and the package libsql only. */
import fs from 'node:fs';
import { build } from 'esbuild';

const outdir = 'deploy/built/forms';

await build({
  entryPoints: ['service/server.ts', 'service/enquiries.ts'],
  outdir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  // A native module.
  external: ['libsql'],
  // Some packages require modules of Node.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
});
fs.mkdirSync(`${outdir}/node_modules`, { recursive: true });
console.log(`${outdir} is ready`);
