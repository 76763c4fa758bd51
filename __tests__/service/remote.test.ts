/** @jest-environment node */
import path from 'node:path';
import { forget } from '../../service/storage/forget';
import { libsqlServer, stopLibsqlServers } from './support/libsql-server';
import { mailServer, stopMailServers } from './support/mail-server';
import { ada, aDay, formAddress, newFolder, stopServices, testService } from './support/service';

// The interface of a remote database over HTTP, with a stand-in for the server.

afterEach(async () => {
  await stopServices();
  await stopMailServers();
  stopLibsqlServers();
});

it('has one remote database for two machines', async () => {
  const database = await libsqlServer(path.join(newFolder(), 'forms.db'));
  const mail = await mailServer();
  const machines = [
    await testService({ database, smtp: mail.address }),
    await testService({ database, smtp: mail.address }),
  ] as const;
  const [first, second] = machines;
  expect((await first.send(new Request(formAddress('health')))).status).toBe(200);
  const send = async (index: number, from: string) => {
    const answer = await machines[index < 20 ? 0 : 1].post(
      { ...ada, message: `Message ${index % 20}` },
      { from },
    );
    return answer.status;
  };
  const statuses = await Promise.all(Array.from({ length: 40 }, (_, index) => send(index, '192.0.2.1')));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await second.stored()).toHaveLength(20);
  expect(await second.post(ada)).toMatchObject({ status: 429 });
  await second.post({ 'form-name': 'newsletter', email: 'b@example.org' }, { from: '192.0.2.2' });
  for (let round = 0; round < 3; round++) await Promise.all(machines.map(({ outbox }) => outbox?.run()));
  // A notice for each, three receipts for the address, and a request for confirmation.
  expect(mail.received).toHaveLength(24);
  for (let day = 0; day < 32; day++) {
    first.time.now += aDay;
    await forget(first.parts);
  }
  expect(await second.stored()).toEqual([]);
});
