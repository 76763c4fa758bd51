import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { downloadTypes } from '../../../gatsby/check/rules/files';
import { serveCommand } from '../../../scripts/browser';
import { readHostRules, serverFolder, writeHostFiles } from '../../../gatsby/output/hosting/host-files';
import { redirectRules } from '../../../gatsby/output/hosting/redirects';
import { untilAnswered } from '../site/site-copy';
import { sites } from '../site/sites';
import { downloads } from './kinds-of-files';
import { freePort } from './free-port';

/** nginx with the configuration in deploy/, or the local server. */
interface ServerKind {
  name: string;
  /** Whether this machine has it. */
  isInstalled: boolean;
  /** Its compressions, the best first. */
  encodings: ('br' | 'gzip')[];
  /** The command that runs it in the foreground, once its files are in the release's folder. */
  prepare: (release: string, port: string) => string[];
}

/** The folder of a further language, and its 404 page. */
export const language = { folder: '/xx', notFound: '<!doctype html><p>not found</p>' };

/** The text of private files. */
export const secret = 'only for the server';

/** Redirects of the servers, instead of those of the content. */
const redirects = [
  { from: '/our-work', to: '/portfolio' },
  { from: '/services.html', to: '/#services', permanent: false },
  { from: '/Shop', to: 'https://elsewhere.example/a?b=$uri{uri}' },
] as unknown as Parameters<typeof redirectRules>[0];

const root = process.getuid?.() === 0;
const find = (...files: string[]) => files.find((file) => fs.existsSync(file));

const nginx = find('/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx');
const brotliModule = find('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so');

/**
 * Copies a configuration of deploy/ with changes for this machine. Each pattern must match, also after the edits that
 * docs/deploy.md asks for: domain, ports and brotli.
 */
function configure(file: string, target: string, changes: readonly (readonly [RegExp, string])[]): void {
  let text = fs.readFileSync(file, 'utf8');
  for (const [pattern, replacement] of changes) {
    if (text.search(pattern) < 0) throw new Error(`${file} does not match ${String(pattern)}`);
    text = text.replace(pattern, () => replacement);
  }
  fs.writeFileSync(target, text);
}

const releaseFolder = /\/srv\/site\/current/g;

/** nginx as Debian runs it, but as the user of the tests and in its own folder. */
function prepareNginx(release: string, port: string): string[] {
  configure('deploy/nginx.conf', path.join(release, 'site.conf'), [
    [releaseFolder, release],
    [/(?:^\s*listen .*;\n)+/m, `listen 127.0.0.1:${port};\n`],
    [/^\s*(?:# )?brotli_static .*;$/m, brotliModule ? 'brotli_static on;' : ''],
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  fs.writeFileSync(
    path.join(release, 'nginx.conf'),
    `${brotliModule ? `load_module ${brotliModule};` : ''}
    ${root ? 'user root;' : ''}
    daemon off;
    pid ${release}/nginx.pid;
    events {}
    http {
      access_log off;
      ${temporary.map((name) => `${name}_temp_path ${release}/temporary-${name};`).join('\n')}
      gzip on;
      include site.conf;
    }`,
  );
  return [nginx ?? '', '-e', 'stderr', '-p', release, '-c', `${release}/nginx.conf`];
}

export const serverKinds: readonly ServerKind[] = [
  {
    name: 'the local server',
    isInstalled: true,
    encodings: ['br', 'gzip'],
    prepare: () => [process.execPath, ...serveCommand],
  },
  {
    name: 'nginx',
    isInstalled: nginx !== undefined,
    encodings: brotliModule ? ['br', 'gzip'] : ['gzip'],
    prepare: prepareNginx,
  },
];

/** The built site in the folders that docs/deploy.md describes, with private files. */
function layOutRelease({ folder, prefix }: (typeof sites)[keyof typeof sites]): string {
  const release = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'release-')));
  fs.cpSync(path.join(folder, 'public'), path.join(release, 'public'), { recursive: true });
  const rules = { redirects: redirectRules(redirects, prefix), languages: [language.folder] };
  writeHostFiles({ ...readHostRules(folder), ...rules }, release);
  fs.cpSync(path.join(release, serverFolder), release, { recursive: true });
  fs.mkdirSync(path.join(release, 'public', language.folder));
  fs.writeFileSync(path.join(release, 'public', language.folder, '404.html'), language.notFound);
  fs.mkdirSync(path.join(release, 'public/files'), { recursive: true });
  for (const ending of Object.keys(downloadTypes).flatMap((its) => [its, its.toUpperCase()]))
    fs.writeFileSync(path.join(release, 'public', downloads.address + ending), ending);
  fs.writeFileSync(path.join(release, 'secret.txt'), secret);
  fs.writeFileSync(path.join(release, 'public/.secret'), secret);
  return release;
}

/**
 * Starts a server on a copy of the built site.
 *
 * @returns its address, and stops it
 * @throws with the server's output if it ends instead of answering
 */
export async function startServer(
  kind: ServerKind,
  site: keyof typeof sites,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const release = layOutRelease(sites[site]);
  const port = String(await freePort());
  const origin = `http://localhost:${port}`;
  const [command = '', ...args] = kind.prepare(release, port);
  const child = spawn(command, args, { cwd: release, env: { ...process.env, PORT: port } });
  const ended = new Promise<never>((_, reject) => {
    let output = '';
    child.stderr.on('data', (text: Buffer) => (output += text.toString()));
    child.on('error', reject);
    child.on('close', () => reject(new Error(`${kind.name} ended: ${output}`)));
  });
  ended.catch(() => undefined);
  await Promise.race([untilAnswered(`${origin}${sites[site].prefix}/`), ended]);
  return { origin, stop: () => stop(child, release) };
}

async function stop(child: ChildProcess, release: string): Promise<void> {
  if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'close');
  fs.rmSync(release, { recursive: true, force: true });
}
