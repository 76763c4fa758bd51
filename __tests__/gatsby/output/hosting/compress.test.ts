/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { compressSite } from '../../../../gatsby/output/hosting/compress';
import { writeSite } from '../../../support/site-folder';

const text = 'A long line of words that repeat. '.repeat(200);
let folder: string;
const read = (file: string) => fs.readFileSync(path.join(folder, file));
const decompress = (file: string) => zlib.brotliDecompressSync(read(`${file}.br`)).toString();
const exists = (file: string) => fs.existsSync(path.join(folder, file));

async function compress(files: Record<string, string>): Promise<void> {
  folder = writeSite(files);
  await compressSite(folder);
}

it('writes a brotli and a gzip copy of text files', async () => {
  await compress({ 'index.html': text, 'a/b/data.json': text, 'image.avif': text });
  for (const file of ['index.html', 'a/b/data.json']) {
    expect(decompress(file)).toBe(text);
    expect(zlib.gunzipSync(read(`${file}.gz`)).toString()).toBe(text);
  }
  expect(exists('image.avif.br')).toBe(false);
});

it('writes none of a small file', async () => {
  await compress({ 'small.txt': 'Hello' });
  expect(fs.readdirSync(folder)).toEqual(['small.txt']);
});
