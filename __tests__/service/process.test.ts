/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { serviceProcess, stopProcesses } from './support/process';
import { ada, newFolder } from './support/service';

afterEach(stopProcesses);

const headers = {
  Accept: 'application/json',
  Origin: 'https://studio.example',
  'Content-Type': 'application/x-www-form-urlencoded',
};

const bodyOf = (fields: object): string => new URLSearchParams(fields as Record<string, string>).toString();

const post = (origin: string, fields: object, from = '10.0.0.1') =>
  fetch(`${origin}/api/forms/en`, {
    method: 'POST',
    headers: { ...headers, 'X-Forwarded-For': from },
    body: bodyOf(fields),
  });

const enquiries = (folder: string, ...args: string[]) =>
  spawnSync(process.execPath, ['node_modules/.bin/jiti', 'service/enquiries.ts', ...args], {
    encoding: 'utf8',
    env: {
      ...process.env,
      FORMS_DEFINITIONS: path.join(folder, 'definitions.json'),
      FORMS_DATABASE: `file:${folder}/forms.db`,
      FORMS_FILES: path.join(folder, 'files'),
    },
  }).stdout;

it('has every message that it has answered with success, once, after kill -9 under load', async () => {
  const folder = newFolder();
  const first = await serviceProcess(folder);
  const accepted: string[] = [];
  let next = 0;
  const visit = async () => {
    for (;;) {
      const index = next++;
      const text = `Message ${index};`;
      const answer = await post(
        first.origin,
        { ...ada, message: text },
        `10.1.${index >> 8}.${index & 255}`,
      ).catch(() => undefined);
      if (!answer?.ok) return;
      accepted.push(text);
    }
  };
  const visitors = Array.from({ length: 20 }, visit);
  while (accepted.length < 300) await setTimeout(5);
  first.child.kill('SIGKILL');
  await Promise.all(visitors);
  const second = await serviceProcess(folder);
  expect((await post(second.origin, { ...ada, message: 'After it' })).status).toBe(200);
  const list = enquiries(folder, 'export');
  const counts = accepted.map((text) => list.split(text).length - 1);
  expect(new Set(counts)).toEqual(new Set([1]));
  expect(list).toContain('After it');
});

it('accepts nothing that a full disk has no room for, and loses nothing', async () => {
  const folder = newFolder();
  const full = await serviceProcess(folder, '150');
  const statuses = [];
  const message = (index: number) => `Message ${index};${'x'.repeat(9000)}`;
  for (let index = 0; index < 20; index++)
    statuses.push((await post(full.origin, { ...ada, message: message(index) }, `10.2.0.${index}`)).status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect((await fetch(`${full.origin}/api/forms/health`)).status).toBe(200);
  full.child.kill('SIGKILL');
  const { origin } = await serviceProcess(folder);
  expect((await post(origin, { ...ada, message: 'After it' })).status).toBe(200);
  const list = enquiries(folder, 'export');
  const lost = statuses.filter((status, index) => status === 200 && !list.includes(`Message ${index};`));
  expect(lost).toEqual([]);
  expect(list).toContain('After it');
});

it('finishes what it has begun when it is stopped', async () => {
  const folder = newFolder();
  const service = await serviceProcess(folder);
  const request = httpRequest(`${service.origin}/api/forms/en`, { method: 'POST', headers });
  const status = new Promise<number | undefined>((resolve) =>
    request.on('response', (response) => resolve(response.resume().statusCode)),
  );
  const body = bodyOf(ada);
  request.write(body.slice(0, 20));
  await setTimeout(200);
  service.child.kill('SIGTERM');
  await setTimeout(200);
  request.end(body.slice(20));
  expect([await status, await service.exit]).toEqual([200, 0]);
  expect(enquiries(folder)).toContain('Ada Lovelace');
});

it('says why it does not start', async () => {
  const folder = newFolder();
  fs.writeFileSync(path.join(folder, 'forms.db'), 'This is no database.'.repeat(1000));
  const service = await serviceProcess(folder);
  expect(await service.exit).toBe(1);
  expect(service.output()).toContain('The form service cannot start: ');
  expect(service.output()).toContain('file is not a database');
});

it('takes a slow message with a file, and none that is incomplete', async () => {
  const folder = newFolder();
  const { origin, port } = await serviceProcess(folder);
  const raw = async (head: string, body: string) => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      `POST /api/forms/en HTTP/1.1\r\nHost: x\r\nOrigin: https://studio.example\r\nContent-Type: application/x-www-form-urlencoded\r\n${head}\r\n\r\n${body}`,
    );
    await setTimeout(300);
    socket.destroy();
  };
  await raw('Content-Length: 5000', bodyOf(ada));
  await raw('Transfer-Encoding: chunked', `10\r\n${bodyOf(ada).slice(0, 16)}\r\n`);
  await raw('Transfer-Encoding: chunked\r\nContent-Length: 10', bodyOf(ada));
  await raw('Content-Length: -1', bodyOf(ada));
  await raw(`Content-Length: 12`, bodyOf(ada));
  const boundary = 'x1';
  const form = httpRequest(`${origin}/api/forms/en`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': `multipart/form-data; boundary=${boundary}` },
  });
  const answer = new Promise<number | undefined>((resolve) =>
    form.on('response', (response) => resolve(response.resume().statusCode)),
  );
  const field = (name: string, value: string, file = '') =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
  form.write(field('form-name', 'application') + field('email', 'ada@example.org'));
  form.write(
    `--${boundary}\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n%PDF-1.7\n`,
  );
  for (let part = 0; part < 20; part++) {
    form.write('x'.repeat(100_000));
    await setTimeout(50);
  }
  form.end(`\r\n--${boundary}--\r\n`);
  expect(await answer).toBe(200);
  const [file = ''] = fs.readdirSync(path.join(folder, 'files'));
  expect(fs.statSync(path.join(folder, 'files', file)).size).toBe(2_000_009);
  expect((await fetch(`${origin}/api/forms/health`)).status).toBe(200);
  expect(enquiries(folder)).toMatch(/^\S+ {2}\S+ \S+ {2}application .*\n1 messages\n$/);
});

it('lists, shows, exports and deletes messages', async () => {
  const folder = newFolder();
  const { origin } = await serviceProcess(folder);
  await post(origin, { ...ada, name: '=HYPERLINK("https://elsewhere.example")' });
  await post(origin, { ...ada, name: '\u202eAda, "A"', message: '-1\n+2' });
  await post(origin, { ...ada, email: 'b@example.org', name: 'B' });
  const [, id = ''] = /\n(\S+) .*-1/.exec(enquiries(folder)) ?? [];
  expect(enquiries(folder, 'show', id)).toContain('message: -1\n+2\n');
  const csv = enquiries(folder, 'export', 'contact');
  expect(csv).toContain(`"'=HYPERLINK(""https://elsewhere.example"")"`);
  expect(csv).toContain(`"'-1\n+2"`);
  expect(csv.split('\r\n')).toHaveLength(5);
  expect(enquiries(folder, 'delete', id)).toBe('1 messages are deleted\n');
  expect(enquiries(folder, 'delete', 'ADA@example.org')).toBe('1 messages are deleted\n');
  expect(enquiries(folder)).toMatch(/ B \| .*\n1 messages\n$/);
  const rest = fs.readdirSync(folder).filter((file) => file.startsWith('forms.db'));
  expect(rest.filter((file) => fs.readFileSync(path.join(folder, file)).includes('HYPERLINK'))).toEqual([]);
});
