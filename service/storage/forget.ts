import fs from 'node:fs/promises';
import path from 'node:path';
import type { InStatement } from '@libsql/client';
import type { StoredFields } from './submissions';
import { removeAttachments } from './attachments';
import type { Database } from './database';
import { dayOf } from './visitor';
import { confirmationTime } from '../mail/newsletter';

const day = 86_400_000;

type Condition = Exclude<InStatement, string> & { args: (string | number)[] };

/**
 * Deletes messages with their e-mails and files.
 *
 * @param where a condition on the table of messages
 * @returns how many there were
 */
export async function deleteSubmissions(
  database: Database,
  folder: string,
  where: Condition,
): Promise<number> {
  const { sql, args } = where;
  const { rows } = await database.client.execute({ sql: `SELECT fields FROM submission WHERE ${sql}`, args });
  const [, deleted] = await database.write(
    { sql: `DELETE FROM mail WHERE submission IN (SELECT id FROM submission WHERE ${sql})`, args },
    { sql: `DELETE FROM submission WHERE ${sql}`, args },
  );
  await database.tidy();
  const values = rows.flatMap(({ fields }) => Object.values(JSON.parse(String(fields)) as StoredFields));
  await removeAttachments(
    folder,
    values.flatMap((value) => (typeof value === 'string' ? [] : value)),
  );
  return deleted?.rowsAffected ?? 0;
}

/** Deletes what is older than it is kept: messages, requests for confirmation, e-mails that were sent, and salts. */
export async function forget(
  database: Database,
  folder: string,
  keepDays: number,
  now: number,
): Promise<number> {
  const count = await deleteSubmissions(database, folder, {
    sql: 'received < ?',
    args: [now - keepDays * day],
  });
  await database.write(
    {
      sql: 'DELETE FROM subscriber WHERE confirmed IS NULL AND asked < ?',
      args: [now - confirmationTime],
    },
    { sql: "DELETE FROM mail WHERE state = 'sent' AND created < ?", args: [now - day] },
    // Other secrets have names that follow those of days.
    { sql: 'DELETE FROM secret WHERE name < ?', args: [dayOf(now - day)] },
  );
  await removeStrayFiles(database, folder);
  return count;
}

/** Files whose message was not stored or is deleted, because the service was stopped in between. */
async function removeStrayFiles({ client }: Database, folder: string): Promise<void> {
  const names = await fs.readdir(folder).catch(() => []);
  for (const file of names) {
    const { rows } = await client.execute({
      sql: 'SELECT 1 FROM submission WHERE instr(fields, ?)',
      args: [file],
    });
    const age = Date.now() - (await fs.stat(path.join(folder, file))).mtimeMs;
    if (rows.length === 0 && age > day) await fs.rm(path.join(folder, file));
  }
}
