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
import { connect } from 'node:net';
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

/** A message of a visitor of its own, as text: a client of HTTP would take the time of a processor that is measured. */
function messageOf(index: number, origin: string): string {
  const body = new URLSearchParams({
    'form-name': 'contact',
    name: `Visitor ${index}`,
    email: `visitor${index}@example.org`,
    message: `Message ${index}. ${'An engine, analytical. '.repeat(10)}`,
  }).toString();
  const headers = {
    Host: 'localhost',
    Accept: 'application/json',
    Origin: origin,
    'Content-Type': 'application/x-www-form-urlencoded',
    'Content-Length': body.length,
    'X-Forwarded-For': `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST /api/forms/en HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

/** Sends one message after the other, and calls back with the status of each. */
function visit(
  port: string,
  next: () => string | undefined,
  done: (isAccepted: boolean, time: number) => void,
) {
  const socket = connect({ port: Number(port), host: '127.0.0.1', noDelay: true });
  let start = 0;
  const send = () => {
    const message = next();
    if (message === undefined) return void socket.end();
    start = performance.now();
    socket.write(message);
  };
  socket.on('connect', send);
  // An answer is shorter than a packet.
  socket.on('data', (answer) => {
    done(answer.subarray(9, 12).toString() === '200', performance.now() - start);
    send();
  });
  return once(socket, 'close');
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
let [accepted, refused, sent] = [0, 0, 0];
const end = performance.now() + seconds * 1000;
const next = () => (performance.now() < end ? messageOf(sent++, origin) : undefined);
const count = (isAccepted: boolean, time: number) => {
  if (isAccepted) accepted++;
  else refused++;
  times.push(time);
};
await Promise.all(Array.from({ length: clients }, () => visit(port, next, count)));
const memory = memoryOf(service.pid ?? 0);
const after = measureDisk(5000);
service.kill('SIGKILL');
await once(service, 'exit');
const client = createClient({ url: `file:${folder}/forms.db` });
const { rows } = await client.execute('SELECT count(*), count(DISTINCT email) FROM submission');
client.close();
fs.rmSync(folder, { recursive: true });
times.sort((one, other) => one - other);
const rate = accepted / seconds;
const table = {
  'accepted a second': Math.round(rate),
  'waits for the disk a second': `${Math.round(before)} before, ${Math.round(after)} after`,
  // The disk of a shared machine is not the same before and after.
  'ratio to each': [before, after].map((disk) => (rate / disk).toFixed(2)).join(', '),
  '50th and 99th percentile, ms': [0.5, 0.99]
    .map((part) => times[Math.floor(times.length * part)]?.toFixed(1))
    .join(', '),
  'largest memory, MB': Math.round(memory),
  'accepted, refused': `${accepted}, ${refused}`,
  'stored, different': rows[0] ? `${String(rows[0][0])}, ${String(rows[0][1])}` : '',
};
for (const [name, value] of Object.entries(table)) console.log(`${name}: ${value}`);
if (Number(rows[0]?.[0]) !== accepted || Number(rows[0]?.[1]) !== accepted) process.exitCode = 1;
