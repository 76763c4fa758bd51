import { timingSafeEqual } from 'node:crypto';
import type { Service } from '../context';
import { readSecret, sign } from '../storage/visitor';

export const purposes = ['confirm', 'leave'] as const;

export type Purpose = (typeof purposes)[number];

/** How long a request for confirmation waits, in ms. */
export const confirmationTime = 7 * 86_400_000;

/** Signs the number of a subscriber, for an address without an e-mail address. */
export const tokenOf = async (
  { database }: Pick<Service, 'database'>,
  purpose: Purpose,
  id: string,
): Promise<string> => `${id}.${sign(await readSecret(database, 'newsletter'), `${purpose}:${id}`)}`;

/** The number of a subscriber, if the signature is right. */
export async function readToken(
  service: Service,
  purpose: Purpose,
  token: string,
): Promise<string | undefined> {
  const [id = ''] = token.split('.');
  const [expected, given] = [Buffer.from(await tokenOf(service, purpose, id)), Buffer.from(token)];
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
}

/** Returns whether there is such a subscriber. */
export async function changeSubscriber(
  { database, clock }: Service,
  purpose: Purpose,
  id: string,
): Promise<boolean> {
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
}
