/**
 * Starts the development server and opens the forms of the content beside its pages.
 *
 *   PORT=8100 npm run admin   the development server at this port, and the admin at the next one
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { serveAdmin, untilServed } from '../gatsby/admin/serve-admin';
import { contentDirectory, repositoryOf } from '../gatsby/folders';

const port = Number(process.env.PORT ?? 8000);
const site = `http://localhost:${port}`;
const address = `http://localhost:${port + 1}`;

const root = repositoryOf(contentDirectory);
if (!root) {
  console.error('The content is not in a repository: the admin needs the folder that "git init" was run in.');
  process.exit(1);
}

const develop = spawn('npx', ['gatsby', 'develop', '--port', String(port)], {
  stdio: 'inherit',
  shell: true,
});
develop.on('exit', (code) => process.exit(code ?? 0));

// Gatsby empties its own cache when it starts.
const server = await serveAdmin(contentDirectory, root, path.resolve('node_modules/.cache/admin'), site);
server.listen(port + 1);

await untilServed(site, Infinity);
console.log(`\nThe admin is at ${address}. Open it in Chrome or Edge.`);
const open = { darwin: 'open', win32: 'start' }[process.platform as string] ?? 'xdg-open';
spawn(open, [address], { shell: true, stdio: 'ignore' }).on('error', () => undefined);
