import type { RequestListener } from 'node:http';
import type { FormDefinitions } from '../../src/content-model/form-definitions';

export interface LocalFormService {
  /** The path of its addresses. */
  path: string;
  listener: RequestListener;
  notice: string;
  stop: () => Promise<void>;
}

/**
 * Starts the form service in this process, if the site has it on its own host. Otherwise none of its code is loaded.
 *
 * @param origin where the site is served, which links in e-mails lead to
 */
export async function startFormService(
  definitions: FormDefinitions,
  origin: string,
): Promise<LocalFormService | undefined> {
  const { root, site, service: address } = definitions;
  if (root === site) return undefined;
  const { startService } = await import('../../service/start');
  const { toListener } = await import('../../service/http/node-server');
  const path = address.slice(new URL(address).origin.length);
  const service = await startService({ ...definitions, site: origin + root, service: origin + path });
  const { notice, stop } = service;
  return { path: `${path}/`, listener: toListener(service.handler), notice, stop };
}
