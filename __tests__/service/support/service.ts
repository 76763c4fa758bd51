import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FormDefinitions } from '../../../src/content-model/form-definitions';
import { startService } from '../../../service/start';
import { definitions } from './definitions';

export const aDay = 86_400_000;

interface Options {
  folder?: string;
  /** The address of a remote database. */
  database?: string;
  smtp?: string;
  changes?: Partial<FormDefinitions>;
}

const running = new Set<() => Promise<void>>();

/** A new folder for a database. */
export const newFolder = (): string => fs.mkdtempSync(path.join(os.tmpdir(), 'forms-'));

/** Starts the service with a database and a clock of its own. `stopServices` stops it. */
export async function testService({ folder = newFolder(), smtp, changes, ...options }: Options = {}) {
  const time = { now: Date.UTC(2026, 2, 14, 12) };
  const logged: string[] = [];
  const service = await startService(
    { ...definitions, ...changes },
    {
      env: {
        FORMS_DATABASE: options.database ?? `file:${folder}/forms.db`,
        FORMS_FILES: path.join(folder, 'files'),
        SMTP_URL: smtp,
      },
      clock: () => time.now,
      log: (event, values) => logged.push(JSON.stringify({ event, ...values })),
    },
  );
  const stop = async () => {
    if (running.delete(stop)) await service.stop();
  };
  running.add(stop);
  const { database } = service.parts;
  const rows = async (sql: string) => (await database.client.execute(sql)).rows;
  const send = (request: Request) => service.handler(request);
  return {
    ...service,
    database,
    stop,
    folder,
    time,
    logged,
    rows,
    send,
    post: (fields: Fields, options?: PostOptions) => send(postRequest(fields, options)),
    stored: async () =>
      (await rows('SELECT fields FROM submission ORDER BY received')).map(
        ({ fields }) => JSON.parse(String(fields)) as Record<string, unknown>,
      ),
  };
}

export async function stopServices(): Promise<void> {
  for (const stop of running) await stop();
}

type Fields = Record<string, string | File>;

interface PostOptions {
  language?: string;
  headers?: Record<string, string>;
  /** The address of the visitor. */
  from?: string;
}

export const ada = {
  'form-name': 'contact',
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  message: 'An engine,\nanalytical.',
};

export const formAddress = (path = 'en') => `https://studio.example/api/forms/${path}`;

/** What the scripts of the site send. */
export function postRequest(
  fields: Fields,
  { language = 'en', headers, from = '192.0.2.1' }: PostOptions = {},
): Request {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  const hasFile = Object.values(fields).some((value) => typeof value !== 'string');
  return new Request(formAddress(language), {
    method: 'POST',
    body: hasFile ? data : new URLSearchParams(fields as Record<string, string>),
    headers: {
      Accept: 'application/json',
      Origin: 'https://studio.example',
      'X-Forwarded-For': from,
      ...headers,
    },
  });
}
