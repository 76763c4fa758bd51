/**
 * Measures the form service: accepted messages in a second, the slowest hundredth, and memory, while clients send as fast as
 * they get answers. Between slices of this load, how often the same disk can be waited for in a second, so that both are
 * measured under the same conditions. Then it counts what is stored.
 *
 *   npm run bench:forms              60 seconds of load, in six slices
 *   SECONDS=12 npm run bench:forms
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
const slices = 6;
const clients = 64;

// On the disk of the project, because temporary folders can be in memory.
const folder = fs.mkdtempSync(path.resolve('.cache-forms-'));

/** Appends a little and waits for the disk, again and again, as messages would without others. Returns how often a second. */
function measureDisk(milliseconds: number): number {
  const file = fs.openSync(path.join(folder, 'disk'), 'a');
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
const times: number[] = [];
let [accepted, refused, sent] = [0, 0, 0];
const count = (isAccepted: boolean, time: number) => {
  if (isAccepted) accepted++;
  else refused++;
  times.push(time);
};

/** Returns how many messages were accepted in a second. */
async function measureLoad(milliseconds: number): Promise<number> {
  const [before, start] = [accepted, performance.now()];
  const next = () => (performance.now() < start + milliseconds ? messageOf(sent++, origin) : undefined);
  await Promise.all(Array.from({ length: clients }, () => visit(port, next, count)));
  return ((accepted - before) / (performance.now() - start)) * 1000;
}

const disk = [measureDisk(5000)];
const load: number[] = [];
for (let slice = 0; slice < slices; slice++) {
  load.push(await measureLoad((seconds / slices) * 1000));
  disk.push(measureDisk(5000));
}
const memory = memoryOf(service.pid ?? 0);
service.kill('SIGKILL');
await once(service, 'exit');
const client = createClient({ url: `file:${folder}/forms.db` });
const { rows } = await client.execute('SELECT count(*), count(DISTINCT email) FROM submission');
client.close();
fs.rmSync(folder, { recursive: true });
times.sort((one, other) => one - other);
const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
const spread = (numbers: readonly number[], digits = 0) =>
  `${mean(numbers).toFixed(digits)} (${Math.min(...numbers).toFixed(digits)} to ${Math.max(...numbers).toFixed(digits)})`;
// Each slice beside the disk before and after it.
const ratios = load.map((rate, slice) => rate / mean(disk.slice(slice, slice + 2)));
const table = {
  'accepted a second, by slice': spread(load),
  'waits for the disk a second, by slice': spread(disk),
  'ratio of the means': (mean(load) / mean(disk)).toFixed(2),
  'ratio, by slice': spread(ratios, 2),
  '50th and 99th percentile, ms': [0.5, 0.99]
    .map((part) => times[Math.floor(times.length * part)]?.toFixed(1))
    .join(', '),
  'largest memory, MB': Math.round(memory),
  'accepted, refused': `${accepted}, ${refused}`,
  'stored, different': rows[0] ? `${String(rows[0][0])}, ${String(rows[0][1])}` : '',
};
for (const [name, value] of Object.entries(table)) console.log(`${name}: ${value}`);
if (Number(rows[0]?.[0]) !== accepted || Number(rows[0]?.[1]) !== accepted) process.exitCode = 1;
