import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const textFiles = /\.(?:css|html|ico|js|json|svg|txt|webmanifest|xml)$/;

/** Below this many bytes a compressed copy saves no packet. */
const worthwhile = 1024;

/**
 * So many files get the best that brotli can do, which takes it 50 times as long for a tenth less. The rest of a large
 * site gets what is fast: a route more must not cost more than a few ms.
 */
const thorough = 100;
const bestQuality = zlib.constants.BROTLI_MAX_QUALITY;
const fastQuality = 5;

/** How many files are worked on at once: the compressors run in a pool of threads. */
const atOnce = 16;

/**
 * Puts a brotli and a gzip copy beside every text file of the built site, so that a host can send it as it is. A copy
 * that is newer than its file stays.
 *
 * @param folder absolute path of the built site
 * @param ready gives the paths of files that are still being made, each when it is ready: the threads have work meanwhile
 */
export async function compressSite(
  folder: string,
  ready: AsyncIterable<string> | Iterable<string>,
): Promise<void> {
  // The home page and what every page shares stand nearest to the root.
  const files = textFilesIn(folder).sort((one, other) => depthOf(one) - depthOf(other));
  const nearest = new Set(files.slice(0, thorough));
  const queue = inTurn(ready, files);
  const compressNext = async () => {
    for await (const file of queue) await compressFile(file, nearest.has(file) ? bestQuality : fastQuality);
  };
  await Promise.all(Array.from({ length: atOnce }, compressNext));
}

/** Files that are ready now, then the others. */
async function* inTurn(
  ready: AsyncIterable<string> | Iterable<string>,
  files: readonly string[],
): AsyncGenerator<string> {
  const given = new Set<string>();
  for await (const file of ready) {
    given.add(file);
    yield file;
  }
  for (const file of files) if (!given.has(file)) yield file;
}

const textFilesIn = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    // The data of the page /404.html stands in a folder of that name.
    .filter((entry) => entry.isFile() && textFiles.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));

const depthOf = (file: string): number => file.split(path.sep).length;

async function compressFile(file: string, quality: number): Promise<void> {
  const { size, mtimeMs } = fs.statSync(file);
  const copies = [`${file}.br`, `${file}.gz`];
  if (size < worthwhile) {
    // A copy from a time when the file was longer would be served in its place.
    copies.forEach((copy) => fs.rmSync(copy, { force: true }));
    return;
  }
  if (copies.every((copy) => fs.existsSync(copy) && fs.statSync(copy).mtimeMs >= mtimeMs)) return;
  const bytes = fs.readFileSync(file);
  const [asBrotli, asGzip] = await Promise.all([
    brotli(bytes, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: size,
      },
    }),
    gzip(bytes, { level: 9 }),
  ]);
  fs.writeFileSync(`${file}.br`, asBrotli);
  fs.writeFileSync(`${file}.gz`, asGzip);
}
