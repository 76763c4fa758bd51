import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const { BROTLI_MAX_QUALITY, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;

const textFile = /\.(?:css|html|ico|js|json|svg|txt|webmanifest|xml)$/;

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

/**
 * Writes a brotli and a gzip copy beside every text file of the built site, for hosts that serve precompressed files.
 * Copies that are newer than their file are kept.
 */
export async function compressSite(folder: string): Promise<void> {
  removeOrphans(folder);
  // The home page and the files that all pages share have the shortest paths.
  const files = filesIn(folder, textFile).sort((one, other) => depthOf(one) - depthOf(other));
  const best = new Set(files.slice(0, bestQualityFiles));
  await Readable.from(files).forEach(
    (file: string) => compressFile(file, best.has(file) ? BROTLI_MAX_QUALITY : fastQuality),
    { concurrency },
  );
}

/** Removes copies of files that an earlier build wrote. Servers would still send a removed page. */
function removeOrphans(folder: string): void {
  for (const file of filesIn(folder, /\.(?:br|gz)$/))
    if (!fs.existsSync(file.replace(/\.\w+$/, ''))) fs.rmSync(file);
}

const filesIn = (folder: string, name: RegExp): string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    // page-data has a folder named 404.html.
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));

const depthOf = (file: string): number => file.split(path.sep).length;

async function compressFile(file: string, quality: number): Promise<void> {
  const { size, mtimeMs } = fs.statSync(file);
  const copies = [`${file}.br`, `${file}.gz`];
  if (size < minSize) {
    // Servers would prefer a copy from an earlier build, when the file was larger.
    for (const copy of copies) fs.rmSync(copy, { force: true });
    return;
  }
  if (copies.every((copy) => fs.existsSync(copy) && fs.statSync(copy).mtimeMs >= mtimeMs)) return;
  const bytes = fs.readFileSync(file);
  const [asBrotli, asGzip] = await Promise.all([
    brotli(bytes, { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: size } }),
    gzip(bytes, { level: 9 }),
  ]);
  fs.writeFileSync(`${file}.br`, asBrotli);
  fs.writeFileSync(`${file}.gz`, asGzip);
}
