/** @jest-environment node */
import { mailServer, stopMailServers } from './support/mail-server';
import { ada, aDay, formAddress, stopServices, testService } from './support/service';

afterEach(async () => {
  await stopServices();
  await stopMailServers();
});

const minute = 60_000;

async function withMail(changes = {}) {
  const mail = await mailServer();
  return { mail, service: await testService({ smtp: mail.address, changes }) };
}

const headersOf = (text: string): string => text.split('\r\n\r\n')[0]?.replace(/\r\n[ \t]+/g, ' ') ?? '';

it('notifies the owner, with the visitor as Reply-To, and sends a receipt without the message', async () => {
  const { mail, service } = await withMail();
  await service.post(ada, { language: 'de' });
  await service.outbox?.run();
  await service.outbox?.run();
  expect(mail.received).toHaveLength(2);
  const [notice, receipt] = ['hello@studio.example', ada.email].map(
    (address) => mail.received.find(({ to }) => to[0] === address)?.text ?? '',
  );
  expect(headersOf(notice ?? '')).toContain('\r\nReply-To: ada@example.org\r\n');
  expect(headersOf(notice ?? '')).toContain('\r\nSubject: Write to us: Ada Lovelace\r\n');
  expect(notice).toContain('Message:\r\nAn engine,\r\nanalytical.\r\n');
  expect(headersOf(receipt ?? '')).toContain('Auto-Submitted: auto-replied\r\n');
  expect(headersOf(receipt ?? '')).toContain('\r\nSubject: Received de\r\n');
  expect(receipt).not.toMatch(/engine|Lovelace/);
});

it('sends texts of visitors as text in the body of an e-mail', async () => {
  const { mail, service } = await withMail();
  const name = '<script>alert(1)</script>, all@example.org';
  const message = 'Bcc: all@example.org\n\n.\nDATA 👩‍💻 Ἀδα';
  await service.post({ ...ada, name, message });
  await service.outbox?.run();
  const notice = mail.received.find(({ to }) => to[0] === 'hello@studio.example')?.text ?? '';
  expect(mail.received.map(({ to }) => to)).toEqual([['hello@studio.example'], [ada.email]]);
  expect(headersOf(notice)).not.toMatch(/^Bcc/im);
  expect(headersOf(notice)).toContain('Content-Type: text/plain; charset=utf-8');
  expect((await service.stored())[0]).toMatchObject({ name, message });
});

it('delivers after a day without the server', async () => {
  const { mail, service } = await withMail();
  mail.state.refuse = () => ({ code: 451, message: 'Later' });
  await service.post(ada);
  for (let passed = 0; passed < aDay; passed += 30 * minute) {
    service.time.now += 30 * minute;
    await service.outbox?.run();
  }
  expect(mail.received).toEqual([]);
  // With growing pauses.
  const [notice] = await service.rows("SELECT attempts FROM mail WHERE kind = 'notice'");
  expect(notice?.attempts).toBeLessThan(12);
  mail.state.refuse = undefined;
  service.time.now += aDay / 4;
  await service.outbox?.run();
  expect(mail.received).toHaveLength(2);
});

it('marks an e-mail that nobody takes for three days', async () => {
  const service = await testService({ smtp: 'smtp://127.0.0.1:9' });
  await service.post(ada);
  for (let passed = 0; passed < 3.5 * aDay; passed += aDay / 4) {
    service.time.now += aDay / 4;
    await service.outbox?.run();
  }
  const states = await service.rows('SELECT state, error FROM mail');
  expect(states).toMatchObject(Array(2).fill({ state: 'failed', error: 'ESOCKET' }));
  expect(await service.stored()).toHaveLength(1);
});

it('delivers to others when one recipient is refused', async () => {
  const { mail, service } = await withMail({ notify: ['gone@studio.example', 'here@studio.example'] });
  mail.state.refuse = (address) =>
    address.startsWith('gone') ? { code: 550, message: 'No such user' } : undefined;
  await service.post(ada);
  await service.outbox?.run();
  expect(mail.received.map(({ to }) => to[0]).sort()).toEqual(['ada@example.org', 'here@studio.example']);
  expect(await service.rows("SELECT recipient, error FROM mail WHERE state = 'failed'")).toMatchObject([
    { recipient: 'gone@studio.example', error: 'EENVELOPE 550' },
  ]);
});

it('sends three receipts to an address in a day, from any visitor', async () => {
  const { mail, service } = await withMail();
  for (let index = 0; index < 6; index++)
    await service.post({ ...ada, message: String(index) }, { from: `192.0.2.${index}` });
  await service.outbox?.run();
  expect(mail.received.filter(({ to }) => to[0] === ada.email)).toHaveLength(3);
  expect(mail.received).toHaveLength(9);
});

describe('the newsletter', () => {
  const subscription = { 'form-name': 'newsletter', email: 'Ada@Example.org' };
  const linkIn = (text: string, purpose: string): string =>
    new RegExp(`https://studio\\.example/api/forms/\\w+/${purpose}\\?token=[\\w.-]+`).exec(
      text.replace(/=\r\n/g, '').replace(/=3D/g, '='),
    )?.[0] ?? '';

  async function subscribe() {
    const { mail, service } = await withMail();
    await service.post(subscription, { language: 'de' });
    await service.outbox?.run();
    const text = mail.received[0]?.text ?? '';
    const ask = (address: string, method: string) => service.send(new Request(address, { method }));
    const subscribers = () => service.rows('SELECT email, language, confirmed FROM subscriber');
    return { mail, service, text, ask, subscribers };
  }

  it('asks for confirmation, which a button gives', async () => {
    const { mail, text, ask, subscribers, service } = await subscribe();
    expect(mail.received.map(({ to }) => to)).toEqual([['ada@example.org']]);
    expect(headersOf(text)).toContain('Subject: Please confirm de');
    const address = linkIn(text, 'confirm');
    // A program that checks e-mails.
    expect(await (await ask(address, 'GET')).text()).toContain('<button>Confirm de</button>');
    expect(await subscribers()).toMatchObject([
      { email: 'ada@example.org', language: 'de', confirmed: null },
    ]);
    expect(await (await ask(address, 'POST')).text()).toContain('Confirmed de');
    expect(await subscribers()).toMatchObject([{ confirmed: service.time.now }]);
    // The address is not in the list of messages, too.
    expect(await service.stored()).toEqual([{}]);
  });

  it('ends with one request of the program for e-mail', async () => {
    const { text, service, subscribers } = await subscribe();
    expect(headersOf(text)).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const address = /List-Unsubscribe: <([^>]+)>/.exec(headersOf(text))?.[1] ?? '';
    const body = new URLSearchParams('List-Unsubscribe=One-Click');
    expect((await service.send(new Request(address, { method: 'POST', body }))).status).toBe(200);
    expect(await subscribers()).toEqual([]);
  });

  it.each([
    ['of another purpose', (address: string) => address.replace('confirm', 'leave')],
    ['of somebody else', (address: string) => address.replace(/token=./, 'token=_')],
    ['without a signature', (address: string) => address.replace(/\.[^.]+$/, '')],
    ['without a token', (address: string) => address.replace(/\?.*/, '')],
  ])('takes no address %s', async (_, change) => {
    const { text, ask, subscribers } = await subscribe();
    const answer = await ask(change(linkIn(text, 'confirm')), 'POST');
    expect([answer.status, await answer.text()]).toEqual([410, expect.stringContaining('Expired de')]);
    expect(await subscribers()).toMatchObject([{ confirmed: null }]);
  });

  it('forgets who does not confirm, and takes no confirmation after a week', async () => {
    const { text, ask, service } = await subscribe();
    service.time.now += 8 * aDay;
    expect((await ask(linkIn(text, 'confirm'), 'POST')).status).toBe(410);
  });

  it('asks once in an hour, and not again after the confirmation', async () => {
    const { mail, service, text, ask } = await subscribe();
    const again = async (from: string) => {
      const answer = await service.post(subscription, { from });
      await service.outbox?.run();
      return [answer.status, mail.received.length];
    };
    expect(await again('192.0.2.2')).toEqual([200, 1]);
    service.time.now += 61 * minute;
    expect(await again('192.0.2.3')).toEqual([200, 2]);
    expect((await ask(linkIn(text, 'confirm'), 'POST')).status).toBe(410);
    await ask(linkIn(mail.received[1]?.text ?? '', 'confirm'), 'POST');
    service.time.now += 61 * minute;
    expect(await again('192.0.2.4')).toEqual([200, 2]);
    expect((await service.send(new Request(formAddress('en/leave'), { method: 'POST' }))).status).toBe(410);
  });
});
