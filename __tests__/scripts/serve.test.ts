/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { rulesFile } from '../../gatsby/output/hosting/host-files';
import { writeSite } from '../support/site-folder';

const command = ['node_modules/.bin/jiti', 'scripts/serve.ts'].map((file) => path.resolve(file));
const rulesWith = (option: string): string =>
  JSON.stringify({
    prefix: '',
    headers: { '/*': { 'X-Content-Type-Options': option } },
    redirects: [],
    languages: [],
  });

let folder: string;
let server: ChildProcess;

// e2e/hosting/deploy.spec.ts tests the answers.
it('serves the files and headers of the next build', async () => {
  folder = writeSite({
    'public/index.html': 'Home',
    'public/404.html': 'Nothing',
    [rulesFile]: rulesWith('nosniff'),
  });
  server = spawn(process.execPath, command, { cwd: folder, env: { ...process.env, PORT: '0' } });
  const [line] = (await once(server.stdout ?? server, 'data')) as [Buffer];
  const origin = /http:\S+/.exec(line.toString())?.[0] ?? '';
  expect(await (await fetch(origin)).text()).toBe('Home');
  const write = (file: string, text: string) => fs.writeFileSync(path.join(folder, file), text);
  write('public/new.txt', 'New');
  write(rulesFile, rulesWith('sniff'));
  let response: Response;
  do response = await fetch(`${origin}/new.txt`);
  while (!response.ok);
  expect(await response.text()).toBe('New');
  expect(response.headers.get('X-Content-Type-Options')).toBe('sniff');
});

afterEach(() => void server.kill());
