import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from './database';

/** For how long a message is recognised again, and over which the messages of a visitor are counted, in ms. */
export const recent = 10 * 60_000;

export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** A device has all addresses of a network of IPv6, whose first four groups are its own. */
export function networkOf(address: string): string {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!mapped.includes(':')) return mapped;
  // "::" is zeros, and nginx and Node write an address in one way only.
  return mapped.replace('::', ':0:0:0:0:').split(':').filter(Boolean).slice(0, 4).join(':');
}

/** A random text that is created when it is first needed, and then the same for all machines. */
export async function readSecret({ write }: Database, name: string): Promise<string> {
  const [, found] = await write(
    { sql: 'INSERT OR IGNORE INTO secret VALUES (?, ?)', args: [name, randomBytes(32).toString('base64')] },
    { sql: 'SELECT value FROM secret WHERE name = ?', args: [name] },
  );
  return String(found?.rows[0]?.value);
}

export const sign = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22);

/** The salts that were read, by the database, so that not each message reads them. */
const known = new WeakMap<Database, { days: string; salts: Promise<string[]> }>();

/**
 * Recognises visitors without their addresses: the salt of a day is random, and deleted after the next one. Until ten
 * minutes after midnight, a hash with the salt of the day before counts, too.
 *
 * @returns a function from a text to its hash, and that of the day before
 */
export async function hashesAt(database: Database, now: number) {
  const both = [dayOf(now), dayOf(now - recent)];
  const days = both.join();
  let entry = known.get(database);
  if (entry?.days !== days) {
    entry = { days, salts: Promise.all(both.map((day) => readSecret(database, day))) };
    known.set(database, entry);
    entry.salts.catch(() => known.delete(database));
  }
  const salts = await entry.salts;
  return (text: string): string[] => salts.map((salt) => sign(salt, text));
}
