/** @jest-environment node */
import { Readable } from 'node:stream';
import { mayWrite, serveChanges } from '../../../../gatsby/admin/changes/serve-changes';
import { siteContent } from '../../../support/site-content';
import { Repository } from './repository';

const own = {
  host: 'localhost:8000',
  origin: 'http://localhost:8000',
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
};

it('lets pages of the development server write', () => {
  expect(mayWrite({ method: 'POST', headers: own })).toBe(true);
});

it.each([
  ['another method', { method: 'GET' }, {}],
  ['another site', {}, { origin: 'https://other.example' }],
  ['another port', {}, { origin: 'http://localhost:3000' }],
  ['no origin', {}, { origin: undefined }],
  [
    'a name of another site for this computer',
    {},
    { host: 'other.example:8000', origin: 'http://other.example:8000' },
  ],
  ['a page of another site', {}, { 'sec-fetch-site': 'cross-site' }],
  ['a form', {}, { 'content-type': 'text/plain' }],
  ['no type', {}, { 'content-type': undefined }],
])('refuses %s', (_, request, headers) => {
  expect(mayWrite({ method: 'POST', ...request, headers: { ...own, ...headers } })).toBe(false);
});

it.each([true, false])('undoes and publishes if the server may write: %s', async (isWritable) => {
  const { directory } = Repository.open();
  const answer = serveChanges(directory, '/no-copy', () => siteContent(), isWritable);
  const request = Object.assign(Readable.from(['{ "ids": ["none"] }']), { method: 'POST', headers: own });
  const response = { writeHead: jest.fn().mockReturnThis(), setHeader: jest.fn(), end: jest.fn() };
  await answer('/changes/undo', request as never, response as never);
  if (isWritable) expect(response.end).toHaveBeenCalledWith(expect.stringContaining('"isDone":false'));
  else expect(response.writeHead).toHaveBeenCalledWith(403);
});
