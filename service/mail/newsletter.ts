import { timingSafeEqual } from 'node:crypto';
import type { Database } from '../storage/database';
import { readSecret, sign } from '../storage/visitor';

export type Purpose = 'confirm' | 'leave';

/** How long a request for confirmation waits, in ms. */
export const confirmationTime = 7 * 86_400_000;

/** Signs addresses for subscribers. They contain the number of a subscriber, and no e-mail address. */
export function createNewsletter(database: Database, clock: () => number) {
  let secret: Promise<string> | undefined;
  const signature = async (purpose: Purpose, id: string) =>
    sign(await (secret ??= readSecret(database, 'newsletter')), `${purpose}:${id}`);
  return {
    tokenOf: async (purpose: Purpose, id: string) => `${id}.${await signature(purpose, id)}`,
    /** The number of a subscriber, if the signature is right. */
    async read(purpose: Purpose, token: string): Promise<string | undefined> {
      const [id = '', given = ''] = token.split('.');
      const expected = Buffer.from(await signature(purpose, id));
      const found = Buffer.from(given);
      return found.length === expected.length && timingSafeEqual(found, expected) ? id : undefined;
    },
    /** Returns whether there is such a subscriber. */
    async change(purpose: Purpose, id: string): Promise<boolean> {
      const now = clock();
      const [result] = await database.write(
        purpose === 'leave'
          ? { sql: 'DELETE FROM subscriber WHERE id = ?', args: [id] }
          : {
              sql: 'UPDATE subscriber SET confirmed = coalesce(confirmed, :now) WHERE id = :id AND (confirmed IS NOT NULL OR asked > :since)',
              args: { id, now, since: now - confirmationTime },
            },
      );
      // Who has left already has what they want.
      return purpose === 'leave' || Boolean(result?.rowsAffected);
    },
  };
}

export type Newsletter = ReturnType<typeof createNewsletter>;
