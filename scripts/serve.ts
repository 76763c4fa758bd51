/** Serves the built site as docs/deploy.md expects it of hosts. */
import { existsSync, readFileSync, watchFile } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FormDefinitions } from '../src/content-model/form-definitions';
import { definitionsFile } from '../gatsby/output/hosting/form-service';
import { readHostRules, rulesFile } from '../gatsby/output/hosting/host-files';
import { type LocalFormService, startFormService } from './serve/form-service';
import { createRequestHandler } from './serve/request-handler';

let handler = createRequestHandler();
// A build writes this file last.
watchFile(rulesFile, { interval: 500 }, ({ size }) => {
  if (size === 0) return;
  handler = createRequestHandler();
  void startForms();
});

let forms: LocalFormService | undefined;

const originOf = () => `http://localhost:${(server.address() as AddressInfo).port}`;

/** With the definitions of the last build. */
async function startForms(): Promise<void> {
  await forms?.stop();
  forms = undefined;
  if (!existsSync(definitionsFile)) return;
  const definitions = JSON.parse(readFileSync(definitionsFile, 'utf8')) as FormDefinitions;
  forms = await startFormService(definitions, originOf()).catch((error: Error) => {
    console.error(`The form service cannot start: ${error.message}`);
    process.exit(1);
  });
}

const server = createServer((request, response) => {
  const isForm = forms && request.url?.startsWith(forms.path);
  return isForm ? forms?.listener(request, response) : handler(request, response);
});

// Port 0 is any free port.
server.listen(Number(process.env.PORT || 9000), async () => {
  await startForms();
  console.log(`The site is at ${originOf()}${readHostRules().prefix}`);
  if (forms) console.log(forms.notice);
});

// The form service finishes what it writes.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void (forms?.stop() ?? Promise.resolve()).then(() => process.exit(0)));
