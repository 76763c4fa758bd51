/**
 * Measures how work grows with content: examples/studio, in two languages, with generated posts.
 *
 *   npm run bench:growth -- [--check]   without builds, which take half an hour
 *
 * Prints processor time in s and the peak memory of all processes in MB (Linux only). Fails if a post costs 30 % more than
 * at the step before. Builds replace `.cache` and `public`.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const studio = path.resolve('examples/studio');
const posts = ['posts', 'de/posts'];
const MAX_GROWTH = 1.3;

/** Copies a post of each language under other names, one a day. */
function generatePosts(folder: string, count: number): void {
  fs.cpSync(studio, folder, { recursive: true });
  for (const directory of posts) {
    const [name = ''] = fs.readdirSync(path.join(studio, directory));
    const text = fs.readFileSync(path.join(studio, directory, name), 'utf8');
    for (let index = 1; index <= count; index++) {
      const date = new Date(Date.UTC(2026, 0, 1 - index)).toISOString().slice(0, 10);
      const post = text
        .replace(/^title: .*$/m, `title: Generated post ${index}`)
        .replace(/^slug: .*$/m, `slug: generated-${index}`)
        .replace(/^date: .*$/m, `date: ${date}`);
      fs.writeFileSync(path.join(folder, directory, `generated-${index}.md`), post);
    }
  }
}

/** The memory of all processes of a group in kB. */
function memoryOf(group: number): number {
  const pages = fs.readdirSync('/proc').map((name) => {
    try {
      // The name of the program, in brackets, can have spaces. After it: state, parent, group; and later the pages in memory.
      const [, , id, ...rest] =
        fs.readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return Number(id) === group ? Number(rest[18]) : 0;
    } catch {
      return 0;
    }
  });
  return pages.reduce((sum, count) => sum + count, 0) * 4;
}

interface Cost {
  seconds: number;
  megabytes: number;
}

/** @throws If the command fails. */
function measure(command: string, folder: string): Promise<Cost> {
  const child = spawn('bash', ['-c', `time -p ${command}`], {
    detached: true,
    env: { ...process.env, CONTENT_DIR: folder, LC_ALL: 'C' },
  });
  let output = '';
  let peak = 0;
  child.stdout.on('data', (data) => (output += data));
  child.stderr.on('data', (data) => (output += data));
  const timer = setInterval(() => (peak = Math.max(peak, memoryOf(child.pid ?? 0))), 500);
  return new Promise((resolve, reject) => {
    child.on('close', (code) => {
      clearInterval(timer);
      if (code !== 0) return reject(new Error(output));
      const seconds = [...output.matchAll(/^(?:user|sys) ([\d.]+)$/gm)].reduce(
        (sum, [, n]) => sum + Number(n),
        0,
      );
      resolve({ seconds, megabytes: Math.round(peak / 1024) });
    });
  });
}

function report(title: string, { seconds, megabytes }: Cost, each: number | undefined): void {
  const one = each === undefined ? '' : `${(each * 1000).toFixed(1)} ms each`;
  console.log(
    `${title.padEnd(24)}${seconds.toFixed(1).padStart(8)} s${String(megabytes).padStart(7)} MB  ${one}`,
  );
}

/** Whether a unit of work became dearer from one step to the next. */
const hasGrown = (costs: readonly number[]): boolean =>
  costs.some((cost, index) => index > 0 && cost > MAX_GROWTH * (costs[index - 1] ?? cost));

const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'growth-'));
const folderOf = (count: number): string => path.join(directory, String(count));
try {
  const postCosts: number[] = [];
  let before: { count: number; seconds: number } | undefined;
  const check = 'node_modules/.bin/jiti scripts/content-check.ts';
  // The first check compiles the code.
  await measure(check, studio);
  for (const count of [0, 250, 1000, 4000]) {
    generatePosts(folderOf(count), count);
    const cost = await measure(check, folderOf(count));
    const each = before && (cost.seconds - before.seconds) / (count - before.count);
    report(`check, ${count} posts`, cost, each);
    if (each !== undefined) postCosts.push(each);
    before = { count, seconds: cost.seconds };
  }
  const pageCosts: number[] = [];
  for (const count of process.argv.includes('--check') ? [] : [250, 1000]) {
    fs.rmSync('.cache', { recursive: true, force: true });
    const cost = await measure('npm run --silent build', folderOf(count));
    const pages = fs
      .readdirSync('public', { recursive: true })
      .filter((name) => String(name).endsWith('.html'));
    report(`build, ${count} posts, ${pages.length} pages`, cost, cost.seconds / pages.length);
    pageCosts.push(cost.seconds / pages.length);
  }
  if (hasGrown(postCosts) || hasGrown(pageCosts)) {
    console.error(`The cost grows by more than ${Math.round((MAX_GROWTH - 1) * 100)} % between two steps.`);
    process.exitCode = 1;
  }
} finally {
  fs.rmSync(directory, { recursive: true, force: true });
}
