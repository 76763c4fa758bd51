import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Log } from '../log';
import type { Database } from '../storage/database';
import type { MailRow } from './messages';

/** The pauses after failed attempts, in minutes. The last one is repeated. */
const pauses = [1, 5, 15, 60, 180, 360];

/**
 * How long an e-mail is tried, and how long an attempt of a machine that has stopped is waited for, in ms: longer than
 * Nodemailer waits for a server.
 */
const [patience, attemptTime] = [3 * 86_400_000, 900_000];

interface OutboxParts {
  database: Database;
  compose: (row: MailRow) => Promise<SendMailOptions | undefined>;
  /** "smtps://user:password@mail.example" */
  server: string;
  clock: () => number;
  log: Log;
}

/** Sends the e-mails that messages have left. Several machines can have one outbox. */
export function createOutbox({ database, compose, server, clock, log }: OutboxParts) {
  const transport = createTransport(server, { disableFileAccess: false, disableUrlAccess: true });
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let isStopped = false;

  async function sendDue(): Promise<void> {
    const now = clock();
    const { rows } = await database.client.execute({
      // What was created later than now was due before the clock was set back.
      sql: `SELECT mail.id, kind, recipient, created, attempts, due, submission, form, language, email, fields
        FROM mail JOIN submission ON submission.id = mail.submission
        WHERE state = 'waiting' AND (due <= :now OR created > :now) ORDER BY due LIMIT 50`,
      args: { now },
    });
    for (const row of rows) if (!isStopped) await send(row as unknown as MailRow & Attempt, now);
  }

  async function send(row: MailRow & Attempt, now: number): Promise<void> {
    const [claim] = await database.write({
      sql: "UPDATE mail SET due = :until, created = min(created, :now), attempts = attempts + 1 WHERE id = :id AND due = :due AND attempts = :attempts AND state = 'waiting'",
      args: { id: row.id, due: row.due, attempts: row.attempts, until: now + attemptTime, now },
    });
    if (!claim?.rowsAffected) return;
    const set = (state: string, due: number, error: string | null) =>
      database.write({
        sql: 'UPDATE mail SET state = ?, due = ?, error = ? WHERE id = ?',
        args: [state, due, error, row.id],
      });
    try {
      const mail = await compose(row);
      if (mail) await transport.sendMail(mail);
      await set('sent', now, null);
      log('mail', { kind: row.kind, result: 'sent' });
    } catch (error) {
      const { code = 'unknown', responseCode = 0 } = error as { code?: string; responseCode?: number };
      // A server refuses an address for good with such a code. Other failures can pass, such as a wrong password.
      const isRefused = code === 'EENVELOPE' && responseCode >= 500;
      const isOver = isRefused || now - Math.min(row.created, now) > patience;
      const pause = (pauses[row.attempts] ?? pauses.at(-1) ?? 0) * 60_000;
      await set(isOver ? 'failed' : 'waiting', now + pause, `${code} ${responseCode || ''}`.trim());
      log('mail', { kind: row.kind, result: isOver ? 'failed' : 'waiting', error: code });
    }
  }

  const run = (): Promise<void> =>
    (round ??= sendDue()
      .catch((error: unknown) => log('error', { error: error instanceof Error ? error.message : 'unknown' }))
      .finally(() => (round = undefined)));

  return {
    /** Sends what is due. */
    run,
    start: () => (timer = setInterval(() => void run(), 2000)),
    async stop(): Promise<void> {
      isStopped = true;
      clearInterval(timer);
      await round;
      transport.close();
    },
  };
}

interface Attempt {
  created: number;
  attempts: number;
  due: number;
}
