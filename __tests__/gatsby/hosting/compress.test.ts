/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { compressSite } from '../../../gatsby/hosting/compress';
import { writeSite } from '../../support/site-folder';

const text = 'A long line of words that repeat. '.repeat(200);
let folder: string;
const read = (file: string) => fs.readFileSync(path.join(folder, file));
const exists = (file: string) => fs.existsSync(path.join(folder, file));

afterEach(() => fs.rmSync(folder, { recursive: true }));

it('puts a brotli and a gzip copy beside each text file', async () => {
  folder = writeSite({ 'index.html': text, 'a/b/data.json': text, 'app.js': text, 'image.avif': text });
  await compressSite(folder, []);
  for (const file of ['index.html', 'a/b/data.json', 'app.js']) {
    expect(zlib.brotliDecompressSync(read(`${file}.br`)).toString()).toBe(text);
    expect(zlib.gunzipSync(read(`${file}.gz`)).toString()).toBe(text);
  }
  expect(exists('image.avif.br')).toBe(false);
});

it('leaves a file that is too small, and takes away the copies of a time when it was longer', async () => {
  folder = writeSite({ 'small.txt': 'Hello', 'small.txt.br': 'old', 'small.txt.gz': 'old' });
  await compressSite(folder, []);
  expect(exists('small.txt.br') || exists('small.txt.gz')).toBe(false);
});

it('leaves the copies of a file that has not changed', async () => {
  folder = writeSite({ 'index.html': text });
  await compressSite(folder, []);
  const before = fs.statSync(path.join(folder, 'index.html.br')).mtimeMs;
  await compressSite(folder, []);
  expect(fs.statSync(path.join(folder, 'index.html.br')).mtimeMs).toBe(before);
  const later = new Date(Date.now() + 5000);
  fs.writeFileSync(path.join(folder, 'index.html'), `${text}!`);
  fs.utimesSync(path.join(folder, 'index.html'), later, later);
  await compressSite(folder, []);
  expect(zlib.brotliDecompressSync(read('index.html.br')).toString()).toBe(`${text}!`);
});

it('gives the files of a large site that stand deepest what is fast', async () => {
  const files = Object.fromEntries(
    Array.from({ length: 200 }, (_, index) => [`routes/route-${index}/index.html`, text.slice(index)]),
  );
  folder = writeSite({ ...files, 'index.html': text });
  const compress = jest.spyOn(zlib, 'brotliCompress');
  await compressSite(folder, []);
  compress.mockRestore();
  const best = zlib.brotliCompressSync(text, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } });
  expect(read('index.html.br').length).toBeLessThanOrEqual(best.length);
  expect(exists('routes/route-199/index.html.br')).toBe(true);
});

it('takes a file that is still being made when it is ready', async () => {
  folder = writeSite({ 'index.html': 'not yet', 'app.js': text });
  const page = path.join(folder, 'index.html');
  await compressSite(
    folder,
    (async function* () {
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(exists('index.html.br')).toBe(false);
      fs.writeFileSync(page, `${text}!`);
      yield page;
    })(),
  );
  expect(zlib.brotliDecompressSync(read('index.html.br')).toString()).toBe(`${text}!`);
  expect(exists('app.js.br')).toBe(true);
});

it('fails with what fails to be made', async () => {
  folder = writeSite({ 'index.html': text });
  const broken = (async function* (): AsyncGenerator<string> {
    await Promise.reject(new Error('no styles'));
    yield '';
  })();
  await expect(compressSite(folder, broken)).rejects.toThrow('no styles');
});
