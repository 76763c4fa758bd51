import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from './database';

/** For how long a message is recognised again, and over which the messages of a visitor are counted, in ms. */
export const recent = 10 * 60_000;

export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** A device has all addresses of a network of IPv6, whose first four groups are its own. */
export function networkOf(address: string): string {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!mapped.includes(':')) return mapped;
  const [start = '', end] = mapped.split('::');
  const groups = start.split(':').filter(Boolean);
  const last = end?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(end === undefined ? 0 : Math.max(0, 8 - groups.length - last.length)).fill('0');
  return [...groups, ...zeros, ...last]
    .slice(0, 4)
    .map((group) => parseInt(group, 16))
    .join(':');
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

/**
 * Recognises visitors without their addresses: the salt of a day is random, and deleted after the next one. Until ten
 * minutes after midnight, a hash with the salt of the day before counts, too.
 *
 * @returns a function from a text to its hash, and that of the day before
 */
export function createHashes(database: Database) {
  const salts = new Map<string, Promise<string>>();
  const saltOf = (day: string): Promise<string> => {
    const known = salts.get(day);
    if (known) return known;
    if (salts.size > 2) salts.clear();
    const salt = readSecret(database, day);
    salts.set(day, salt);
    salt.catch(() => salts.delete(day));
    return salt;
  };
  return async (now: number) => {
    const [current, former] = await Promise.all([saltOf(dayOf(now)), saltOf(dayOf(now - recent))]);
    return (text: string): [string, string] => [sign(current, text), sign(former, text)];
  };
}
