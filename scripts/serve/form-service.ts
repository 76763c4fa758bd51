import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import type { FormDefinitions } from '../../src/content-model/form-definitions';

const file = 'deploy/built/forms.json';

export interface LocalFormService {
  /** The path of its addresses. */
  path: string;
  listener: RequestListener;
  notice: string;
  stop: () => Promise<void>;
}

/**
 * Starts the form service in this process, if the site that is built has it on its own host. Otherwise none of its code is
 * loaded.
 *
 * @param origin where the site is served, which links in e-mails lead to
 */
export async function startFormService(origin: string): Promise<LocalFormService | undefined> {
  if (!existsSync(file)) return undefined;
  const built = JSON.parse(readFileSync(file, 'utf8')) as FormDefinitions;
  if (built.root === built.site) return undefined;
  const { startService } = await import('../../service/start');
  const { toListener } = await import('../../service/http/node-server');
  const path = built.service.slice(new URL(built.service).origin.length);
  const service = await startService({ ...built, site: origin + built.root, service: origin + path });
  const { notice, stop } = service;
  return { path: `${path}/`, listener: toListener(service.handler), notice, stop };
}
