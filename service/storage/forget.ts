import fs from 'node:fs/promises';
import path from 'node:path';
import type { InStatement } from '@libsql/client';
import { confirmationTime } from '../mail/newsletter';
import type { Service } from '../context';
import { removeAttachments } from './attachments';
import type { StoredFields } from './submissions';
import { dayOf } from './visitor';

const day = 86_400_000;

type Condition = Exclude<InStatement, string>;

/**
 * Deletes messages with their e-mails and files.
 *
 * @param where a condition on the table of messages
 * @returns how many there were
 */
export async function deleteSubmissions(
  { database, folder }: Pick<Service, 'database' | 'folder'>,
  { sql, args }: Condition,
): Promise<number> {
  const { rows } = await database.client.execute({ sql: `SELECT fields FROM submission WHERE ${sql}`, args });
  const [, deleted] = await database.write(
    { sql: `DELETE FROM mail WHERE submission IN (SELECT id FROM submission WHERE ${sql})`, args },
    { sql: `DELETE FROM submission WHERE ${sql}`, args },
  );
  await database.tidy();
  const values = rows.flatMap(({ fields }) => Object.values(JSON.parse(String(fields)) as StoredFields));
  await removeAttachments(
    folder,
    values.filter((value) => typeof value !== 'string'),
  );
  return deleted?.rowsAffected ?? 0;
}

/**
 * The time by which is deleted. It moves on by a day at most with each run, so that a clock that is set far forward deletes
 * nothing at once. It does not move back with the clock.
 */
async function readTime({ database, clock, log }: Service): Promise<number> {
  const now = clock();
  const [result] = await database.write({
    sql: `INSERT INTO clock VALUES (1, :now)
      ON CONFLICT DO UPDATE SET time = max(time, min(:now, time + ${day})) RETURNING time`,
    args: { now },
  });
  const time = Math.min(now, Number(result?.rows[0]?.time));
  if (now - time > day) log('clock', { deletesAsOf: dayOf(time) });
  return time;
}

/** Deletes what is older than it is kept: messages, requests for confirmation, e-mails that were sent, and salts. */
export async function forget(service: Service): Promise<void> {
  const { database, folder, definitions } = service;
  const now = await readTime(service);
  const last = now - definitions.keepDays * day;
  await deleteSubmissions(service, { sql: 'received < ?', args: [last] });
  await database.write(
    { sql: 'DELETE FROM subscriber WHERE confirmed IS NULL AND asked < ?', args: [now - confirmationTime] },
    { sql: "DELETE FROM mail WHERE state = 'sent' AND created < ?", args: [now - day] },
    // Other secrets have names that follow those of days.
    { sql: 'DELETE FROM secret WHERE name < ?', args: [dayOf(now - day)] },
  );
  // Files without a message, because the service was stopped in between.
  for (const name of await fs.readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    if ((await fs.stat(file)).mtimeMs < last) await fs.rm(file);
  }
}
