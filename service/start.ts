import fs from 'node:fs';
import path from 'node:path';
import type { FormDefinitions } from '../src/content-model/form-definitions';
import { createHandler } from './http/handler';
import { log as logLine, reasonOf } from './log';
import { createOutbox } from './mail/outbox';
import type { Service } from './context';
import { openDatabase } from './storage/database';
import { forget } from './storage/forget';

interface ServiceOptions extends Partial<Pick<Service, 'clock' | 'log'>> {
  /** `FORMS_DATABASE`, `FORMS_DATABASE_TOKEN`, `FORMS_FILES`, `SMTP_URL` and `SMTP_FROM`. */
  env?: Readonly<Record<string, string | undefined>>;
}

/** Opens what messages are stored in. @throws if the database cannot be used */
export async function openStorage(env: NonNullable<ServiceOptions['env']>) {
  const url = env.FORMS_DATABASE || 'file:.data/forms.db';
  const database = await openDatabase(url, env.FORMS_DATABASE_TOKEN);
  return { url, database, folder: path.resolve(env.FORMS_FILES || '.data/files') };
}

/** The definitions that the last build has written. */
export const readDefinitions = (file = process.env.FORMS_DEFINITIONS || 'deploy/built/forms.json') =>
  JSON.parse(fs.readFileSync(file, 'utf8')) as FormDefinitions;

/** @throws if the database cannot be used: then no message is accepted */
export async function startService(definitions: FormDefinitions, options: ServiceOptions = {}) {
  const { env = process.env, clock = Date.now, log = logLine } = options;
  const { url, ...storage } = await openStorage(env);
  const service: Service = { definitions, ...storage, sendsMail: Boolean(env.SMTP_URL), clock, log };
  const outbox = env.SMTP_URL
    ? createOutbox(service, env.SMTP_URL, env.SMTP_FROM || definitions.email)
    : undefined;
  const forgetOld = () => forget(service).catch((error: unknown) => log('error', { error: reasonOf(error) }));
  await forgetOld();
  const timer = setInterval(() => void forgetOld(), 3_600_000);
  outbox?.start();
  return {
    parts: service,
    handler: createHandler(service),
    outbox,
    /** What the owner should know at the start. */
    notice: `Messages are stored in ${url.replace(/^file:/, '')}. ${outbox ? 'E-mails are sent.' : 'SMTP_URL is not set, so nobody gets an e-mail.'} "npm run enquiries" lists them.`,
    async stop(): Promise<void> {
      clearInterval(timer);
      await outbox?.stop();
      await storage.database.close();
    },
  };
}
