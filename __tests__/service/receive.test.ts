/** @jest-environment node */
import { ada, formAddress, postRequest, stopServices, testService } from './support/service';

afterEach(stopServices);

it('stores a message before it answers', async () => {
  const service = await testService();
  const answer = await service.post(ada);
  expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
  const { name, email, message } = ada;
  expect(await service.stored()).toEqual([{ name, email, message }]);
});

it.each([
  ['no text', { name: ' \u200b' }, { name: 'required de' }],
  ['a wrong address', { email: 'ada@example' }, { email: 'email de' }],
  ['no number', { guests: '12 apples' }, { guests: 'number de' }],
  ['a day that does not exist', { day: '2026-02-30' }, { day: 'date de' }],
  ['a choice that the form does not have', { where: 'Elsewhere' }, { where: 'invalid de' }],
  ['another value of a box', { terms: 'yes' }, { terms: 'invalid de' }],
  ['a line break in a line', { name: 'Ada\r\nBcc: all@example.org' }, { name: 'invalid de' }],
  ['a control character', { message: 'An engine\u0000' }, { message: 'invalid de' }],
  ['a text that is too long', { message: 'x'.repeat(10_001) }, { message: 'long 10000 de' }],
  ['two mistakes', { name: '', email: '' }, { name: 'required de', email: 'required de' }],
])("reports %s at the field, in the visitor's language", async (_, change, errors) => {
  const service = await testService();
  const answer = await service.post({ ...ada, ...change }, { language: 'de' });
  expect([answer.status, await answer.json()]).toEqual([422, { errors }]);
  expect(await service.stored()).toEqual([]);
});

it.each([
  ['a field that the form does not have', { ...ada, admin: 'true' }, {}, 400],
  ['a field with a name that objects have', { ...ada, constructor: '1' } as typeof ada, {}, 400],
  ['a form that the site does not have', { ...ada, 'form-name': 'constructor' }, {}, 400],
  ['another site', ada, { Origin: 'https://elsewhere.example' }, 403],
  ['no origin', ada, { Origin: '' }, 403],
])('refuses %s', async (_, fields, headers, status) => {
  const service = await testService();
  expect((await service.post(fields, { headers })).status).toBe(status);
  expect(await service.stored()).toEqual([]);
});

describe('limits', () => {
  // Saturday, 14 March 2026.
  const table = { 'form-name': 'table', guests: '4', day: '2026-03-16', time: '18:45' };

  it.each([
    ['a number that is too large', { guests: '400' }, { guests: 'most 12 en' }],
    ['a negative number', { guests: '-4' }, { guests: 'least 1 en' }],
    ['a part of a guest', { guests: '2.5' }, { guests: 'step 1 en' }],
    ['no number', { guests: 'four' }, { guests: 'number en' }],
    ['a number without end', { guests: 'Infinity' }, { guests: 'number en' }],
    ['a day in 2020', { day: '2020-03-16' }, { day: 'least March 15, 2026 en' }],
    ['a day that is too late', { day: '2026-06-15' }, { day: 'most June 12, 2026 en' }],
    ['a day on which the business is closed', { day: '2026-03-21' }, { day: 'closed en' }],
    ['a special day on which it is', { day: '2026-03-25' }, { day: 'closed en' }],
    ['a time after the hours of the day', { time: '21:00' }, { time: 'later en' }],
    ['a time after those of a special day', { day: '2026-03-26' }, { time: 'later en' }],
    ['a time that is too early', { time: '17:45' }, { time: 'least 18:00 en' }],
    ['a time between the steps', { time: '18:40' }, { time: 'step 15 en' }],
    ['no time', { time: '25:00' }, { time: 'time en' }],
    ['a field that appears for an answer', { children: 'on' }, { count: 'required en' }],
    ['its limit', { children: 'on', count: '0' }, { count: 'least 1 en' }],
  ])('reports %s', async (_, change, errors) => {
    const service = await testService();
    expect(await (await service.post({ ...table, ...change })).json()).toEqual({ errors });
  });

  it('takes what is within them, and nothing of a field that does not appear', async () => {
    const service = await testService();
    expect((await service.post({ ...table, count: '-400' })).status).toBe(200);
    expect((await service.post({ ...table, day: '2026-03-20', time: '21:00' })).status).toBe(200);
    expect((await service.post({ ...table, day: '', time: '21:00' })).status).toBe(200);
    expect((await service.post({ ...table, children: 'on', count: '2' })).status).toBe(200);
    const { guests, day, time } = table;
    const withChildren = { guests, day, time, children: 'on', count: '2' };
    expect(await service.stored()).toEqual(expect.arrayContaining([{ guests, day, time }, withChildren]));
  });

  it('counts days in the time zone of the business', async () => {
    const service = await testService({ changes: { timeZone: 'Pacific/Auckland' } });
    expect(await (await service.post({ ...table, day: '2026-03-15' })).json()).toEqual({
      errors: { day: 'least March 16, 2026 en' },
    });
  });
});

it('takes a message with the hidden field for spam, and does not say so', async () => {
  const service = await testService();
  const answer = await service.post({ ...ada, _gotcha: 'x' });
  expect(await answer.json()).toEqual({ success: true });
  expect(await service.stored()).toEqual([]);
});

it('recognises a repetition for ten minutes, also after midnight', async () => {
  const service = await testService();
  service.time.now = Date.UTC(2026, 2, 14, 23, 55);
  const statuses = [await service.post(ada), await service.post(ada), await service.post(ada)].map(
    ({ status }) => status,
  );
  service.time.now += 9 * 60_000;
  await service.post(ada);
  expect([...statuses, (await service.stored()).length]).toEqual([200, 200, 200, 1]);
  await service.post({ ...ada, message: 'Another' });
  await service.post(ada, { from: '192.0.2.2' });
  service.time.now += 2 * 60_000;
  await service.post(ada);
  expect(await service.stored()).toHaveLength(4);
});

it('takes twenty messages of a visitor in ten minutes', async () => {
  const service = await testService();
  const send = (index: number) => service.post({ ...ada, message: `Message ${index}` });
  for (let index = 0; index < 20; index++) expect((await send(index)).status).toBe(200);
  const answer = await send(20);
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '600']);
  expect(await answer.json()).toEqual({ error: 'Too many en' });
  expect((await service.post({ ...ada, message: '21' }, { from: '192.0.2.9' })).status).toBe(200);
  service.time.now += 11 * 60_000;
  expect((await send(22)).status).toBe(200);
});

it('keeps addresses of visitors only as hashes, and nothing of messages in the log', async () => {
  const service = await testService();
  await service.post(ada, { from: '2001:db8:1:2:3::4' });
  await service.post({ ...ada, message: '2' }, { from: '2001:db8:1:2:9::9' });
  await service.post(ada, { from: '2001:db8::4' });
  await service.post({ ...ada, message: '2' }, { from: '2001:db8::5:9' });
  const rows = await service.rows('SELECT * FROM submission');
  const text = JSON.stringify([rows, await service.rows('SELECT * FROM secret')]);
  expect(text).not.toMatch(/2001:db8/);
  // The addresses of a network are those of one visitor.
  expect(new Set(rows.map(({ visitor }) => visitor)).size).toBe(2);
  expect(service.logged.join()).not.toMatch(/ada|Ada|engine|2001|192\.0/);
  expect(service.logged[0]).toBe('{"event":"message","form":"contact","result":"stored"}');
});

describe('without JavaScript', () => {
  const headers = { Accept: 'text/html' };

  it('leads to a page in the language, which can be loaded again', async () => {
    const service = await testService();
    const answer = await service.post(ada, { language: 'de', headers });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, 'de/sent/contact']);
    const page = await service.send(new Request(new URL('de/sent/contact', formAddress('de'))));
    expect(await page.text()).toMatch(/lang="de".*<h1>Sent de<\/h1><p>Thank you de<\/p>.*href="\/de"/);
  });

  it('leads to the page of the site that thanks', async () => {
    const { definitions } = await import('./support/definitions');
    const { en } = definitions.languages;
    const languages = {
      en: { ...en, words: { ...en?.words, sentPage: '/thanks' } },
    } as typeof definitions.languages;
    const service = await testService({ changes: { languages, root: '/preview' } });
    const answer = await service.post(ada, { headers });
    expect(answer.headers.get('Location')).toBe('/preview/thanks');
  });

  it('shows the form again with its mistakes, and what the visitor wrote as text', async () => {
    const service = await testService();
    const fields = { ...ada, name: '"><script>', email: '', where: 'There', terms: 'on' };
    const answer = await service.post(fields, { headers });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain('<h1>Invalid &#60;en&#62;</h1>');
    expect(html).toContain('<input type="hidden" name="form-name" value="contact">');
    expect(html).toContain('name="name" required value="&#34;&#62;&#60;script&#62;">');
    expect(html).toContain('name="email" required value=""></label> <strong>required en</strong>');
    expect(html).toContain('required rows="5">\nAn engine,\nanalytical.</textarea>');
    expect(html).toContain('<option selected>There</option>');
    expect(html).toContain('name="terms" checked>');
    expect(html).not.toContain('<script');
  });
});

it('answers other requests as HTTP says, with the headers of the site', async () => {
  const service = await testService();
  const ask = async (path: string, method = 'GET') => {
    const { status, headers } = await service.send(new Request(formAddress(path), { method }));
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none';/);
    return headers.get('Allow') ?? status;
  };
  expect(await ask('health')).toBe(200);
  expect(await ask('health', 'DELETE')).toBe('GET, HEAD');
  expect(await ask('en')).toBe('POST');
  expect(await ask('en', 'PUT')).toBe('POST');
  expect(await ask('fr', 'POST')).toBe(404);
  expect(await ask('en/sent/constructor')).toBe(404);
  expect(await ask('../..')).toBe(404);
});

it('lets the site on another host read the answer, and no other site', async () => {
  const service = await testService();
  const allowed = (await service.post(ada)).headers.get('Access-Control-Allow-Origin');
  const other = postRequest(ada, { headers: { Origin: 'https://elsewhere.example' } });
  const refused = (await service.send(other)).headers.get('Access-Control-Allow-Origin');
  expect([allowed, refused]).toEqual(['https://studio.example', null]);
});
