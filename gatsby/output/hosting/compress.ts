import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const { BROTLI_MAX_QUALITY, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;

const textFile = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/;

/** In bytes. Compressing smaller files saves no packet. */
const minSize = 1024;

/**
 * The best brotli quality takes 50 times as long as the fast one for 10 % fewer bytes. Only this many files get it, so
 * that one more route costs a few milliseconds.
 */
const bestQualityFiles = 100;
const fastQuality = 5;

/** Files compressed at the same time, in the thread pool of Node. */
const concurrency = 16;

export async function compressSite(folder: string): Promise<void> {
  const texts = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    // page-data has a folder named 404.html.
    .filter((entry) => entry.isFile() && textFile.test(entry.name))
    .map(({ parentPath, name }) => path.join(parentPath, name))
    // The home page and the files that all pages share have the shortest paths.
    .sort((one, other) => one.split(path.sep).length - other.split(path.sep).length);
  await Readable.from(texts.entries()).forEach(
    ([index, file]: [number, string]) =>
      compressFile(file, index < bestQualityFiles ? BROTLI_MAX_QUALITY : fastQuality),
    { concurrency },
  );
}

async function compressFile(file: string, quality: number): Promise<void> {
  const bytes = fs.readFileSync(file);
  if (bytes.length < minSize) return;
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
  fs.writeFileSync(`${file}.br`, await brotli(bytes, { params }));
  fs.writeFileSync(`${file}.gz`, await gzip(bytes, { level: 9 }));
}
