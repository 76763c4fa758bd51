/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type DevelopmentServer, passForms } from '../../../gatsby/develop/pass-forms';
import { serveForms } from '../../../gatsby/develop/serve-forms';
import { ada, newFolder } from '../../service/support/service';
import { definitions } from '../../service/support/definitions';
import { readContent, siteContent } from '../../support/site-content';

const words = definitions.languages.en?.words;

const siteWith = (kind: string, service = {}) =>
  siteContent({
    forms: { ...(readContent('forms') as object), delivery: { kind }, service: { ...words, ...service } },
  });

it('receives messages beside the development server, with the forms of the last valid content', async () => {
  const folder = newFolder();
  process.env.FORMS_DATABASE = `file:${folder}/forms.db`;
  const notices: string[] = [];
  const handlers: ((request: IncomingMessage, response: ServerResponse, next: () => void) => void)[] = [];
  const app: DevelopmentServer = { locals: {}, use: (pass) => void handlers.push(pass) };
  passForms(app);
  const server = createServer((request, response) =>
    handlers[0]?.(request, response, () => response.writeHead(501).end()),
  );
  await once(server.listen(0), 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const serve = (site: ReturnType<typeof siteWith>) =>
    serveForms(app, site, origin, (notice) => notices.push(notice));
  const send = async (path = '/api/forms/en') => {
    const headers = { Origin: origin, Accept: 'application/json' };
    const body = new URLSearchParams(ada);
    return (await fetch(origin + path, { method: 'POST', headers, body })).status;
  };
  await serve(siteWith('simulated'));
  expect(await send()).toBe(501);
  await serve(siteWith('service'));
  await serve(siteWith('service'));
  expect([await send(), await send('/api/other')]).toEqual([200, 501]);
  // Content that changes the forms restarts it, other content does not.
  expect(notices).toHaveLength(1);
  await serve(siteWith('service', { keepDays: 7 }));
  expect([await send(), notices.length]).toEqual([200, 2]);
  await serve(siteWith('simulated'));
  expect(await send()).toBe(501);
  await serve(siteWith('service'));
  expect(await send()).toBe(200);
  // A service that still runs would keep Jest from ending.
  await serve(siteWith('simulated'));
  server.close();
});
