import fs from 'node:fs';
import path from 'node:path';
import { type Client, createClient, type InStatement, type ResultSet } from '@libsql/client';

/** What each connection to a file needs: an answer comes after its message is on the disk, and what is deleted is gone. */
const pragmas = { busy_timeout: 5000, journal_mode: 'wal', synchronous: 2, secure_delete: 1 } as const;

/** Times are milliseconds since 1970. */
const schema = [
  'CREATE TABLE IF NOT EXISTS submission (id TEXT PRIMARY KEY, received INTEGER NOT NULL, form TEXT NOT NULL, language TEXT NOT NULL, email TEXT, fields TEXT NOT NULL, visitor TEXT NOT NULL, repetition TEXT NOT NULL) WITHOUT ROWID',
  'CREATE INDEX IF NOT EXISTS by_visitor ON submission (visitor, received)',
  'CREATE TABLE IF NOT EXISTS mail (id TEXT PRIMARY KEY, submission TEXT NOT NULL, kind TEXT NOT NULL, recipient TEXT NOT NULL, created INTEGER NOT NULL, due INTEGER NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, state TEXT NOT NULL, error TEXT)',
  'CREATE INDEX IF NOT EXISTS by_due ON mail (state, due)',
  'CREATE INDEX IF NOT EXISTS by_recipient ON mail (recipient, created)',
  'CREATE TABLE IF NOT EXISTS subscriber (id TEXT PRIMARY KEY, email TEXT NOT NULL UNIQUE, language TEXT NOT NULL, asked INTEGER NOT NULL, confirmed INTEGER)',
  'CREATE TABLE IF NOT EXISTS secret (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
  'CREATE TABLE IF NOT EXISTS clock (id INTEGER PRIMARY KEY, time INTEGER NOT NULL)',
];

interface Write {
  statements: readonly InStatement[];
  resolve: (results: ResultSet[]) => void;
  reject: (error: unknown) => void;
}

export type Database = Awaited<ReturnType<typeof openDatabase>>;

/**
 * Opens a database and creates what is missing in it.
 *
 * @param url `file:` and a path, or the address of a remote database
 * @throws if a file is damaged or cannot be written
 */
export async function openDatabase(url: string, authToken?: string) {
  const isFile = url.startsWith('file:');
  if (isFile) fs.mkdirSync(path.dirname(url.slice('file:'.length)), { recursive: true, mode: 0o700 });
  // The settings belong to a connection, so a file has one.
  const client = createClient({ url, authToken, ...(isFile && { concurrency: 1 }) });
  const valueOf = async (pragma: string) => (await client.execute(`PRAGMA ${pragma}`)).rows[0]?.[0];
  const prepare = async () => {
    for (const [name, value] of Object.entries(isFile ? pragmas : {})) {
      await client.execute(`PRAGMA ${name} = ${value}`);
      const found = await valueOf(name);
      if (found !== value) throw new Error(`The database has ${name} ${String(found)}, expected ${value}`);
    }
  };
  /** Empties the log in which SQLite writes first. */
  const tidy = () => (isFile ? valueOf('wal_checkpoint(TRUNCATE)') : undefined);
  try {
    await prepare();
    const check = isFile ? await valueOf('quick_check') : 'ok';
    if (check !== 'ok') throw new Error(`The database is damaged: ${String(check)}`);
    await client.batch(schema, 'write');
  } catch (error) {
    client.close();
    throw error;
  }
  const close = async () => {
    await tidy();
    client.close();
  };
  return { client, write: createWriter(client, prepare), tidy, close };
}

/** How many messages one transaction has at most. */
const maxGroup = 64;

/** Writes what arrives at the same time in one transaction, with one wait for the disk. Each result comes after it. */
function createWriter(client: Client, prepare: () => Promise<void>) {
  let waiting: Write[] = [];
  let hasFailed = false;
  async function writeGroup(): Promise<void> {
    const group = waiting.slice(0, maxGroup);
    try {
      // After a failure a statement can stay open, with which no transaction ends.
      if (hasFailed) {
        await client.reconnect();
        await prepare();
        hasFailed = false;
      }
      const results = await client.batch(
        group.flatMap(({ statements }) => statements),
        'write',
      );
      for (const { statements, resolve } of group) resolve(results.splice(0, statements.length));
    } catch (error) {
      hasFailed = true;
      for (const { reject } of group) reject(error);
    }
    waiting = waiting.slice(group.length);
    if (waiting.length > 0) setImmediate(() => void writeGroup());
  }
  return (...statements: readonly InStatement[]): Promise<ResultSet[]> =>
    new Promise((resolve, reject) => {
      waiting.push({ statements, resolve, reject });
      if (waiting.length === 1) setImmediate(() => void writeGroup());
    });
}
