/**
 * Measures the form service: accepted messages in a second, the slowest hundredth, and memory, while clients send as fast as
 * they get answers. Beside it, how often the same disk can be waited for in a second. Then it counts what is stored.
 *
 *   npm run bench:forms              60 seconds
 *   SECONDS=10 npm run bench:forms
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { createClient } from '@libsql/client';
import type { FormDefinitions } from '../src/content-model/form-definitions';
import { checkContent } from '../gatsby/check/check';
import { formDefinitions } from '../gatsby/output/hosting/form-service';

const seconds = Number(process.env.SECONDS || 60);
const clients = 64;

// On the disk of the project, because temporary folders can be in memory.
const folder = fs.mkdtempSync(path.resolve('.cache-forms-'));

/** Waits for the disk after each of many small writes, as a message without others does. */
function measureDisk(milliseconds: number): number {
  const file = fs.openSync(path.join(folder, 'disk'), 'w');
  const end = performance.now() + milliseconds;
  let count = 0;
  for (; performance.now() < end; count++) {
    fs.writeSync(file, 'x'.repeat(4096));
    fs.fsyncSync(file);
  }
  fs.closeSync(file);
  return (count / milliseconds) * 1000;
}

async function startService(definitions: FormDefinitions) {
  const file = path.join(folder, 'forms.json');
  fs.writeFileSync(file, JSON.stringify(definitions));
  const env = {
    ...process.env,
    PORT: '0',
    FORMS_DEFINITIONS: file,
    FORMS_DATABASE: `file:${folder}/forms.db`,
    FORMS_FILES: `${folder}/files`,
    // Nobody answers there: each message leaves an e-mail that waits.
    SMTP_URL: 'smtp://127.0.0.1:9',
  };
  const log = fs.openSync(path.join(folder, 'log'), 'w');
  const service = spawn(process.execPath, ['node_modules/.bin/jiti', 'service/server.ts'], {
    env,
    stdio: ['ignore', log, 'inherit'],
  });
  let port: string | undefined;
  while (!port) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    port = /"port":(\d+)/.exec(fs.readFileSync(path.join(folder, 'log'), 'utf8'))?.[1];
  }
  return { service, port };
}

const agent = new Agent({ keepAlive: true, maxSockets: clients });

/** Sends a message of a visitor of its own. */
function send(port: string, index: number, origin: string): Promise<number | undefined> {
  const body = new URLSearchParams({
    'form-name': 'contact',
    name: `Visitor ${index}`,
    email: `visitor${index}@example.org`,
    message: `Message ${index}. ${'An engine, analytical. '.repeat(10)}`,
  }).toString();
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        ...{ agent, port, host: '127.0.0.1', path: '/api/forms/en', method: 'POST' },
        headers: {
          Accept: 'application/json',
          Origin: origin,
          'Content-Type': 'application/x-www-form-urlencoded',
          'Content-Length': Buffer.byteLength(body),
          'X-Forwarded-For': `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
        },
      },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

const memoryOf = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

process.env.FORMS = 'service';
const { site } = await checkContent(path.resolve('content'));
const definitions = site && formDefinitions(site);
if (!definitions) throw new Error('The content has mistakes: run "npm run content:check"');
const { service, port } = await startService(definitions);
const { origin } = new URL(definitions.site);
const before = measureDisk(5000);
const times: number[] = [];
let [accepted, refused, next] = [0, 0, 0];
const end = performance.now() + seconds * 1000;
await Promise.all(
  Array.from({ length: clients }, async () => {
    while (performance.now() < end) {
      const start = performance.now();
      if ((await send(port, next++, origin)) === 200) accepted++;
      else refused++;
      times.push(performance.now() - start);
    }
  }),
);
const memory = memoryOf(service.pid ?? 0);
const after = measureDisk(5000);
service.kill('SIGKILL');
await once(service, 'exit');
const client = createClient({ url: `file:${folder}/forms.db` });
const { rows } = await client.execute('SELECT count(*), count(DISTINCT email) FROM submission');
client.close();
fs.rmSync(folder, { recursive: true });
times.sort((one, other) => one - other);
const disk = (before + after) / 2;
const rate = accepted / seconds;
const table = {
  'accepted a second': Math.round(rate),
  'waits for the disk a second': `${Math.round(before)} before, ${Math.round(after)} after`,
  ratio: (rate / disk).toFixed(2),
  '50th and 99th percentile, ms': [0.5, 0.99]
    .map((part) => times[Math.floor(times.length * part)]?.toFixed(1))
    .join(', '),
  'largest memory, MB': Math.round(memory),
  'accepted, refused': `${accepted}, ${refused}`,
  'stored, different': rows[0] ? `${String(rows[0][0])}, ${String(rows[0][1])}` : '',
};
for (const [name, value] of Object.entries(table)) console.log(`${name}: ${value}`);
if (Number(rows[0]?.[0]) !== accepted || Number(rows[0]?.[1]) !== accepted) process.exitCode = 1;
