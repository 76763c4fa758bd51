/** @jest-environment node */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { ContentCopy, drawImage } from '../gatsby/check/content-copy';

const run = promisify(execFile);

const post = {
  slug: 'from-the-cms',
  title: 'A "quoted" title: with a colon',
  description: 'A post that another program has written, long enough for search results.',
  date: '2026-01-02',
  cover: { url: '/uploads/cover_1.jpg', hash: 'Cover_1', ext: '.jpg', alternativeText: 'A violet area' },
  body: '## A heading\n\nWords from the CMS.',
};

let server: Server;
let copy: ContentCopy;
let author: string;

beforeAll(async () => {
  copy = ContentCopy.of('examples/studio');
  [author = ''] = fs.readdirSync(copy.path('people')).map((file) => file.replace('.json', ''));
  const image = await drawImage(1200, 800);
  server = createServer(({ url = '', headers }, response) => {
    if (url.startsWith('/uploads/')) return response.end(image);
    if (headers.authorization !== 'Bearer secret') return response.writeHead(403).end();
    return response.end(JSON.stringify({ data: [{ ...post, author: { slug: author } }] }));
  }).listen(0);
});

afterAll(() => server.close());

const pull = (token: string) =>
  run('node', ['examples/pull-content.mjs'], {
    env: {
      ...process.env,
      CMS_URL: `http://localhost:${(server.address() as AddressInfo).port}`,
      CMS_TOKEN: token,
      CONTENT_DIR: copy.directory,
    },
  });

it('writes posts that the content check accepts', async () => {
  await pull('secret');
  expect(fs.readFileSync(copy.path('posts/from-the-cms.md'), 'utf8')).toContain(post.body);
  expect(fs.existsSync(copy.path('images/cover-1.jpg'))).toBe(true);
  expect(await copy.check()).toEqual([]);
});

it('fails when the CMS does not answer, so that nothing is built', async () => {
  await expect(pull('wrong')).rejects.toThrow('answers 403');
});
