import { createTransport } from 'nodemailer';
import { reasonOf } from '../log';
import type { Service } from '../context';
import { composeMail, type MailRow } from './messages';

/** The pauses after failed attempts, in minutes. The last one is repeated. */
const pauses = [1, 5, 15, 60, 180, 360];

/**
 * How long an e-mail is tried, and how long an attempt of a machine that has stopped is waited for, in ms: longer than
 * Nodemailer waits for a server.
 */
const [patience, attemptTime] = [3 * 86_400_000, 900_000];

interface Attempt extends MailRow {
  created: number;
  attempts: number;
  due: number;
}

/**
 * Sends the e-mails that messages have left. Several machines can have one outbox.
 *
 * @param server "smtps://user:password@mail.example"
 * @param from the address of the sender
 */
export function createOutbox(service: Service, server: string, from: string) {
  const { database, clock, log } = service;
  const transport = createTransport(server, { disableUrlAccess: true });
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
    for (const row of rows) if (!isStopped) await send(row as unknown as Attempt, now);
  }

  async function send(row: Attempt, now: number): Promise<void> {
    const { id, kind, due, attempts } = row;
    const [claim] = await database.write({
      sql: "UPDATE mail SET due = :until, created = min(created, :now), attempts = attempts + 1 WHERE id = :id AND due = :due AND attempts = :attempts AND state = 'waiting'",
      args: { id, due, attempts, until: now + attemptTime, now },
    });
    if (!claim?.rowsAffected) return;
    const end = async (state: string, error: string | null, next = now) => {
      await database.write({
        sql: 'UPDATE mail SET state = ?, due = ?, error = ? WHERE id = ?',
        args: [state, next, error, id],
      });
      log('mail', { kind, result: state, error: error ?? undefined });
    };
    try {
      const mail = await composeMail(service, row, from);
      if (mail) await transport.sendMail(mail);
      await end('sent', null);
    } catch (error) {
      const { code = 'unknown', responseCode = 0 } = error as { code?: string; responseCode?: number };
      // A server refuses an address for good with such a code. Other failures can pass, such as a wrong password.
      const isRefused = code === 'EENVELOPE' && responseCode >= 500;
      const isOver = isRefused || now - Math.min(row.created, now) > patience;
      const pause = (pauses[attempts] ?? pauses.at(-1) ?? 0) * 60_000;
      await end(isOver ? 'failed' : 'waiting', `${code} ${responseCode || ''}`.trim(), now + pause);
    }
  }

  /** Sends what is due. */
  const run = (): Promise<void> =>
    (round ??= sendDue()
      .catch((error: unknown) => log('error', { error: reasonOf(error) }))
      .finally(() => (round = undefined)));

  return {
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
