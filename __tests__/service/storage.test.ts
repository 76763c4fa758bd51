/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { createClient } from '@libsql/client';
import { forget } from '../../service/storage/forget';
import { mailServer, stopMailServers } from './support/mail-server';
import { ada, aDay, newFolder, stopServices, testService } from './support/service';

afterEach(async () => {
  await stopServices();
  await stopMailServers();
});

const message = (index: number) => ({ ...ada, message: `Message ${index}` });
const visitor = (index: number) => ({ from: `10.0.${index >> 8}.${index & 255}` });

it('is as safe as a file can be, on each connection', async () => {
  const service = await testService();
  const pragma = async (name: string) => (await service.rows(`PRAGMA ${name}`))[0]?.[0];
  for (let index = 0; index < 5; index++) await service.post(message(index));
  expect([await pragma('journal_mode'), await pragma('synchronous'), await pragma('busy_timeout')]).toEqual([
    'wal',
    2,
    5000,
  ]);
  expect(fs.statSync(service.folder).mode & 0o777).toBe(0o700);
});

it('takes messages of a thousand visitors at once', async () => {
  const service = await testService();
  const all = Array.from({ length: 1000 }, (_, index) => service.post(message(index), visitor(index)));
  const statuses = (await Promise.all(all)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(new Set((await service.stored()).map((fields) => fields.message)).size).toBe(1000);
});

it('has one database for two machines: repetitions, limits and e-mails are common', async () => {
  const mail = await mailServer();
  const folder = newFolder();
  const machines = [
    await testService({ folder, smtp: mail.address }),
    await testService({ folder, smtp: mail.address }),
  ];
  const [first, second] = machines;
  await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      machines[index % 2]?.post(message(index % 30), visitor(index % 30)),
    ),
  );
  expect(await first?.stored()).toHaveLength(30);
  for (let index = 0; index < 25; index++) await machines[index % 2]?.post(message(index), visitor(300));
  expect(await second?.stored()).toHaveLength(50);
  for (let round = 0; round < 4; round++) await Promise.all(machines.map(({ outbox }) => outbox?.run()));
  // A notice for each, and three receipts for the address.
  expect(mail.received).toHaveLength(53);
});

it('accepts nothing while another program holds the database, and messages afterwards', async () => {
  const service = await testService();
  await service.post(message(0));
  const other = createClient({ url: `file:${service.folder}/forms.db` });
  const lock = await other.transaction('write');
  expect((await service.post(message(1))).status).toBe(503);
  await lock.rollback();
  other.close();
  expect((await service.post(message(1))).status).toBe(200);
  expect(await service.stored()).toHaveLength(2);
});

it('does not start with a damaged file, and says why', async () => {
  const { folder, stop, post, rows } = await testService();
  await post(ada);
  const [index] = await rows("SELECT rootpage FROM sqlite_schema WHERE name = 'by_visitor'");
  await stop();
  const file = path.join(folder, 'forms.db');
  const bytes = fs.readFileSync(file);
  // A page that no statement reads at the start.
  bytes.fill(7, (Number(index?.rootpage) - 1) * 4096, Number(index?.rootpage) * 4096);
  fs.writeFileSync(file, bytes);
  await expect(testService({ folder })).rejects.toThrow('The database is damaged: ');
  fs.writeFileSync(file, 'This is no database.'.repeat(1000));
  await expect(testService({ folder })).rejects.toThrow('file is not a database');
  // The file of the owner is as it was.
  expect(fs.readFileSync(file, 'utf8')).toMatch(/^This is no database/);
});

it('says that it is ill when the database is gone', async () => {
  const service = await testService();
  await service.database.client.execute('DROP TABLE submission');
  const { status } = await service.send(new Request('https://studio.example/api/forms/health'));
  expect([status, (await service.post(ada)).status]).toEqual([503, 503]);
});

it('loses and delays nothing when the clock is set back', async () => {
  const mail = await mailServer();
  const service = await testService({ smtp: mail.address });
  mail.state.refuse = () => ({ code: 451, message: 'Later' });
  await service.post(message(0));
  await service.outbox?.run();
  service.time.now -= 30 * aDay;
  mail.state.refuse = undefined;
  expect((await service.post(message(1))).status).toBe(200);
  expect((await service.post(message(1))).status).toBe(200);
  await service.outbox?.run();
  expect(mail.received).toHaveLength(4);
  expect(await service.stored()).toHaveLength(2);
});

/** Lets days pass, in each of which the service deletes what is old. */
async function pass(service: Awaited<ReturnType<typeof testService>>, days: number) {
  for (let day = 0; day < days; day++) {
    service.time.now += aDay;
    await forget(service.parts);
  }
}

it('deletes nothing at once when the clock is set far forward, or far forward and back', async () => {
  const service = await testService({ changes: { keepDays: 180 } });
  await service.post(ada);
  const { now } = service.time;
  service.time.now += 3650 * aDay;
  await forget(service.parts);
  expect(await service.stored()).toHaveLength(1);
  expect(service.logged.at(-1)).toBe('{"event":"clock","deletesAsOf":"2026-03-15"}');
  // As a machine without a battery has it until it is told the time.
  service.time.now = 0;
  await forget(service.parts);
  service.time.now = now;
  await pass(service, 179);
  expect(await service.stored()).toHaveLength(1);
  await pass(service, 2);
  expect(await service.stored()).toHaveLength(0);
});

it('forgets messages, their files and salts after their days, and nothing before', async () => {
  const folder = newFolder();
  const first = await testService({ folder, changes: { keepDays: 30 } });
  const cv = new File(['%PDF-1.7\n%%EOF'], 'cv.pdf');
  await first.post({ 'form-name': 'application', email: 'ada@example.org', cv });
  await first.post({ 'form-name': 'newsletter', email: 'ada@example.org' });
  const files = path.join(folder, 'files');
  const count = async (table: string) => (await first.rows(`SELECT count(*) FROM ${table}`))[0]?.[0];
  await pass(first, 29);
  expect([await count('submission'), fs.readdirSync(files).length, await count('subscriber')]).toEqual([
    2, 1, 0,
  ]);
  await pass(first, 2);
  expect([await count('submission'), fs.readdirSync(files).length, await count('secret')]).toEqual([0, 0, 0]);
});

it('deletes files that a stop has left without a message, and no others', async () => {
  const folder = newFolder();
  const files = path.join(folder, 'files');
  const first = await testService({ folder });
  const cv = new File(['%PDF-1.7\n%%EOF'], 'cv.pdf');
  await first.post({ 'form-name': 'application', email: 'ada@example.org', cv });
  const [kept = ''] = fs.readdirSync(files);
  const before = new Date(first.time.now - 181 * aDay);
  for (const name of ['old.pdf', 'new.pdf']) fs.writeFileSync(path.join(files, name), '');
  fs.utimesSync(path.join(files, 'old.pdf'), before, before);
  await first.stop();
  await testService({ folder });
  expect(fs.readdirSync(files).sort()).toEqual([kept, 'new.pdf'].sort());
});
