import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import type { AddressInfo } from 'node:net';
import { serveCommand } from '../../../scripts/browser';
import { serviceFolder } from '../site/sites';

const command = [serveCommand[0] ?? '', path.resolve('service/enquiries.ts')];

/** Serves the example studio with its form service, and a server for its e-mails. */
export async function serveWithForms() {
  const mails: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (part: Buffer) => (text += part.toString()));
      stream.on('end', () => {
        mails.push(text);
        done();
      });
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'forms-'));
  const env = {
    ...process.env,
    PORT: '0',
    FORMS_DATABASE: `file:${data}/forms.db`,
    FORMS_FILES: path.join(data, 'files'),
    SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
  };
  const server = spawn(process.execPath, serveCommand, { cwd: serviceFolder, env });
  let output = '';
  server.stdout.on('data', (part: Buffer) => (output += part.toString()));
  while (!output.includes('npm run enquiries')) await once(server.stdout, 'data');
  return {
    origin: /http:\S+/.exec(output)?.[0] ?? '',
    mails,
    enquiries: () =>
      spawnSync(process.execPath, command, { cwd: serviceFolder, env, encoding: 'utf8' }).stdout,
    async stop() {
      server.kill();
      await once(server, 'exit');
      smtp.close();
      fs.rmSync(data, { recursive: true });
    },
  };
}
