/**
 * Starts the development server and opens the forms of the content beside its pages.
 *
 *   PORT=8100 npm run admin
 *   npm run admin -- --read-only   without "Undo", "Publish", and new or deleted files of sections
 */
import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

const address = `http://localhost:${process.env.PORT ?? 8000}/__admin/`;

const env = { ...process.env, ADMIN: process.argv.includes('--read-only') ? 'read-only' : 'true' };
const develop = spawn('npx', ['gatsby', 'develop'], { stdio: 'inherit', shell: true, env });
develop.on('exit', (code) => process.exit(code ?? 0));

while (!(await fetch(address).catch(() => undefined))?.ok) await setTimeout(500);
console.log(`\nThe admin is at ${address}. Open it in Chrome or Edge.`);
const open = { darwin: 'open', win32: 'start' }[process.platform as string] ?? 'xdg-open';
spawn(open, [address], { shell: true, stdio: 'ignore' });
