import { isDeepStrictEqual } from 'node:util';
import { startFormService } from '../../scripts/serve/form-service';
import type { Site } from '../model/site';
import { formDefinitions } from '../output/hosting/form-service';
import type { DevelopmentServer } from './pass-forms';

/** Runs the form service beside the development server, if the content or `FORMS` asks for it, with the forms of the content. */
export async function serveForms(
  { locals }: DevelopmentServer,
  site: Site,
  origin: string,
  log: (notice: string) => void,
): Promise<void> {
  const definitions = formDefinitions(site);
  if (isDeepStrictEqual(definitions, locals.formDefinitions)) return;
  locals.formDefinitions = definitions;
  await locals.forms?.stop();
  locals.forms = definitions && (await startFormService(definitions, origin));
  if (locals.forms) log(locals.forms.notice);
}
