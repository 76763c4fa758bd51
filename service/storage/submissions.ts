import { randomUUID } from 'node:crypto';
import type { InStatement } from '@libsql/client';
import type { Service } from '../context';
import { hashesAt, networkOf, recent } from './visitor';

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

interface Submission {
  form: string;
  language: string;
  /** Of the visitor, or empty. */
  email: string;
  fields: StoredFields;
  /** The values by which a repetition is recognised. */
  content: string;
  address: string;
  isNewsletter: boolean;
}

const ofVisitor =
  'FROM submission WHERE visitor IN (:visitor, :visitor2) AND received BETWEEN :since AND :until';
const isRepeated = `EXISTS (SELECT 1 ${ofVisitor} AND repetition IN (:repetition, :repetition2))`;

/** No message of the same id was left out as a repetition. */
const isStored = 'EXISTS (SELECT 1 FROM submission WHERE id = :id)';

/**
 * Stores a message, and the e-mails about it in the same transaction.
 *
 * @returns why it was not stored, or "stored"
 */
export async function submit(
  service: Service,
  submission: Submission,
): Promise<'stored' | 'repeated' | 'limited'> {
  const { database, clock } = service;
  const { form, language, email, fields, isNewsletter } = submission;
  const [id, now] = [randomUUID(), clock()];
  const hashes = await hashesAt(database, now);
  const network = networkOf(submission.address);
  const [visitor = '', visitor2 = ''] = hashes(network);
  const [repetition = '', repetition2 = ''] = hashes(JSON.stringify([network, form, submission.content]));
  const recently = { visitor, visitor2, repetition, repetition2, since: now - recent, until: now + recent };
  // The address of a subscriber is only in the list of subscribers.
  const stored = isNewsletter ? { email: '', fields: '{}' } : { email, fields: JSON.stringify(fields) };
  const statements: InStatement[] = [
    {
      sql: `INSERT INTO submission SELECT :id, :now, :form, :language, :email, :fields, :visitor, :repetition
        WHERE NOT ${isRepeated} AND (SELECT count(*) ${ofVisitor}) < ${limits.visitor}`,
      args: { id, form, language, now, ...stored, ...recently },
    },
  ];
  if (isNewsletter)
    statements.push({
      // One request for confirmation in an hour, and none to those who have confirmed.
      sql: `INSERT INTO subscriber SELECT :id, :email, :language, :now, NULL WHERE ${isStored}
        ON CONFLICT (email) DO UPDATE SET id = :id, asked = :now, language = :language
        WHERE confirmed IS NULL AND abs(:now - asked) > 3600000`,
      args: { id, email, language, now },
    });
  const mails = mailsAbout(service, submission).map((mail) => ({ ...mail, id: randomUUID() }));
  if (mails.length > 0)
    statements.push({
      sql: `INSERT INTO mail (id, submission, kind, recipient, created, due, state)
        SELECT value ->> 'id', :id, value ->> 'kind', value ->> 'recipient', :now, :now, 'waiting'
        FROM json_each(:mails) WHERE ${isStored} AND CASE value ->> 'kind' WHEN 'notice' THEN 1
        WHEN 'confirmation' THEN EXISTS (SELECT 1 FROM subscriber WHERE id = :id)
        ELSE (SELECT count(*) FROM mail WHERE recipient = value ->> 'recipient' AND kind = 'receipt' AND created > :yesterday)
          < ${limits.recipient} END`,
      args: { id, now, mails: JSON.stringify(mails), yesterday: now - day },
    });
  const [result] = await database.write(...statements);
  if (result?.rowsAffected) return 'stored';
  const { rows } = await database.client.execute({ sql: `SELECT ${isRepeated}`, args: recently });
  return rows[0]?.[0] ? 'repeated' : 'limited';
}

interface Mail {
  kind: 'notice' | 'receipt' | 'confirmation';
  recipient: string;
}

function mailsAbout(
  { definitions: { languages, notify }, sendsMail }: Service,
  { language, email, isNewsletter }: Submission,
): Mail[] {
  if (!sendsMail) return [];
  if (isNewsletter) return [{ kind: 'confirmation', recipient: email }];
  const hasReceipt = email && languages[language]?.words.receipt;
  return [
    ...notify.map((recipient) => ({ kind: 'notice', recipient }) as const),
    ...(hasReceipt ? [{ kind: 'receipt', recipient: email } as const] : []),
  ];
}
