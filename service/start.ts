import fs from 'node:fs';
import path from 'node:path';
import type { FormDefinitions } from '../src/content-model/form-definitions';
import { createHandler } from './http/handler';
import { createReceive } from './http/receive';
import { log as logLine, type Log } from './log';
import { composeMail } from './mail/messages';
import { createNewsletter } from './mail/newsletter';
import { createOutbox } from './mail/outbox';
import { openDatabase } from './storage/database';
import { forget } from './storage/forget';
import { createSubmissions } from './storage/submissions';

interface ServiceOptions {
  /** `FORMS_DATABASE`, `FORMS_DATABASE_TOKEN`, `FORMS_FILES`, `SMTP_URL` and `SMTP_FROM`. */
  env?: Readonly<Record<string, string | undefined>>;
  clock?: () => number;
  log?: Log;
}

export const storagePlaces = (env: NonNullable<ServiceOptions['env']>) => ({
  url: env.FORMS_DATABASE || 'file:.data/forms.db',
  folder: path.resolve(env.FORMS_FILES || '.data/files'),
});

/** The definitions that the last build has written. */
export const readDefinitions = (file = process.env.FORMS_DEFINITIONS || 'deploy/built/forms.json') =>
  JSON.parse(fs.readFileSync(file, 'utf8')) as FormDefinitions;

/** @throws if the database cannot be used: then no message is accepted */
export async function startService(definitions: FormDefinitions, options: ServiceOptions = {}) {
  const { env = process.env, clock = Date.now, log = logLine } = options;
  const { url, folder } = storagePlaces(env);
  const database = await openDatabase(url, env.FORMS_DATABASE_TOKEN);
  const newsletter = createNewsletter(database, clock);
  const sender = { from: env.SMTP_FROM || definitions.email, folder };
  const outbox = env.SMTP_URL
    ? createOutbox({
        database,
        compose: (row) => composeMail(row, definitions, newsletter, sender),
        server: env.SMTP_URL,
        clock,
        log,
      })
    : undefined;
  const forgetOld = () =>
    forget(database, folder, definitions.keepDays, clock()).catch((error: unknown) =>
      log('error', { error: error instanceof Error ? error.message : 'unknown' }),
    );
  await forgetOld();
  const timer = setInterval(() => void forgetOld(), 3_600_000);
  outbox?.start();
  const receive = createReceive({
    definitions,
    submit: createSubmissions(database, clock),
    folder,
    sendsMail: outbox !== undefined,
    clock,
    log,
  });
  const checkHealth = () => database.client.execute('SELECT 1 FROM submission LIMIT 1');
  return {
    handler: createHandler({ definitions, receive, newsletter, checkHealth, log }),
    outbox,
    database,
    /** What the owner should know at the start. */
    notice: `Messages are stored in ${url.replace(/^file:/, '')}. ${outbox ? 'E-mails are sent.' : 'SMTP_URL is not set, so nobody gets an e-mail.'} "npm run enquiries" lists them.`,
    async stop(): Promise<void> {
      clearInterval(timer);
      await outbox?.stop();
      await database.close();
    },
  };
}
