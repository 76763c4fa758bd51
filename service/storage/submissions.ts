import { randomUUID } from 'node:crypto';
import type { InStatement } from '@libsql/client';
import type { Database } from './database';
import { createHashes, networkOf, recent } from './visitor';

/** How many messages a visitor may send in ten minutes, and how many receipts an address gets in a day. */
const limits = { visitor: 20, recipient: 3 };

const day = 86_400_000;

export interface StoredFile {
  /** As the visitor called it. */
  name: string;
  /** In the folder of files. */
  file: string;
  type: string;
  size: number;
}

export type StoredFields = Record<string, string | StoredFile>;

export interface MailRequest {
  kind: 'notice' | 'receipt' | 'confirmation';
  recipient: string;
}

export interface Submission {
  id: string;
  form: string;
  language: string;
  /** Of the visitor. */
  email?: string;
  fields: StoredFields;
  /** The values by which a repetition is recognised. */
  content: string;
  address: string;
  mails: readonly MailRequest[];
  isNewsletter?: boolean;
}

/**
 * Stores messages, and the e-mails about them in the same transaction.
 *
 * @returns why a message was not stored, or "stored"
 */
export function createSubmissions(database: Database, clock: () => number) {
  const hashesAt = createHashes(database);
  return async (submission: Submission): Promise<'stored' | 'repeated' | 'limited'> => {
    const now = clock();
    const hash = await hashesAt(now);
    const network = networkOf(submission.address);
    const visitors = hash(network);
    const repetitions = hash(JSON.stringify([network, submission.form, submission.content]));
    const args = {
      visitor: visitors[0],
      visitor2: visitors[1],
      repetition: repetitions[0],
      repetition2: repetitions[1],
    };
    const times = { since: now - recent, until: now + recent };
    const [result] = await database.write(...statementsOf(submission, now, { ...args, ...times }));
    if (result?.rowsAffected) return 'stored';
    const { rows } = await database.client.execute({
      sql: `SELECT ${isRepeated}`,
      args: { ...args, ...times },
    });
    return rows[0]?.[0] ? 'repeated' : 'limited';
  };
}

const ofVisitor =
  'FROM submission WHERE visitor IN (:visitor, :visitor2) AND received BETWEEN :since AND :until';
const isRepeated = `EXISTS (SELECT 1 ${ofVisitor} AND repetition IN (:repetition, :repetition2))`;

function statementsOf(
  { id, form, language, email, fields, mails, isNewsletter }: Submission,
  now: number,
  args: Record<string, string | number>,
): InStatement[] {
  // The address of a subscriber is only in the list of subscribers.
  const stored = isNewsletter ? {} : { email, fields };
  const values = {
    id,
    form,
    language,
    email: stored.email ?? null,
    fields: JSON.stringify(stored.fields ?? {}),
  };
  const requests = JSON.stringify(mails.map((mail) => ({ ...mail, id: randomUUID() })));
  return [
    {
      sql: `INSERT INTO submission SELECT :id, :now, :form, :language, :email, :fields, :visitor, :repetition
        WHERE NOT ${isRepeated} AND (SELECT count(*) ${ofVisitor}) < ${limits.visitor}`,
      args: { ...values, ...args, now },
    },
    ...(isNewsletter
      ? [
          {
            // One request for confirmation in an hour, and none to those who have confirmed.
            sql: `INSERT INTO subscriber SELECT :id, :email, :language, :now, NULL WHERE ${isStored}
              ON CONFLICT (email) DO UPDATE SET id = :id, asked = :now, language = :language
              WHERE confirmed IS NULL AND abs(:now - asked) > 3600000`,
            args: { id, email: email ?? '', language, now },
          },
        ]
      : []),
    ...(mails.length > 0
      ? [
          {
            sql: `INSERT INTO mail (id, submission, kind, recipient, created, due, state)
              SELECT value ->> 'id', :id, value ->> 'kind', value ->> 'recipient', :now, :now, 'waiting'
              FROM json_each(:requests) WHERE ${isStored} AND CASE value ->> 'kind' WHEN 'notice' THEN 1
              WHEN 'confirmation' THEN EXISTS (SELECT 1 FROM subscriber WHERE id = :id)
              ELSE (SELECT count(*) FROM mail WHERE recipient = value ->> 'recipient' AND kind = 'receipt' AND created > :yesterday)
                < ${limits.recipient} END`,
            args: { id, now, requests, yesterday: now - day },
          },
        ]
      : []),
  ];
}

/** No message of the same id was left out as a repetition. */
const isStored = 'EXISTS (SELECT 1 FROM submission WHERE id = :id)';
