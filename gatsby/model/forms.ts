import { isRecord } from '../definitions/definitions';
import { inAllLanguages } from './languages/languages';
import type { Site, Values } from './site';

type Forms = Values['forms'];

/** Below it the form service has an address for each language. */
export const servicePath = '/api/forms';

/**
 * With `FORMS=service`, forms that are only simulated go to the form service.
 *
 * @param forms undefined or of another shape if the file has mistakes
 */
export function readForms(forms: Forms | undefined, wanted: string | undefined): Forms {
  const isReplaced = wanted === 'service' && forms?.delivery?.kind === 'simulated';
  return (isReplaced ? { ...forms, delivery: { kind: 'service' } } : forms) as Forms;
}

/** The last part of the address that receives the forms of a language: "de". */
export const formLanguage = ({ language, settings }: Pick<Site, 'language' | 'settings'>): string =>
  language?.code ?? new Intl.Locale(settings.locale).language;

/** What pages get of forms.json: for them, the form service is an address like any other. */
export function formsOfPages(site: Pick<Site, 'forms' | 'language' | 'settings'>): Omit<Forms, 'service'> {
  const { delivery, sending, withoutScripts, failure } = site.forms;
  const words = { sending, withoutScripts, failure };
  if (delivery.kind !== 'service') return { delivery, ...words };
  const endpoint = `${delivery.endpoint ?? servicePath}/${formLanguage(site)}`;
  return { delivery: { kind: 'http', endpoint }, ...words };
}

/** Whether the content has a group, which few sites have, or a key in it. */
export const usesGroup = (site: Site, title: string, key?: string): boolean =>
  inAllLanguages(site).some(({ fields }) =>
    fields.some(
      ({ schema, value }) =>
        schema.title === title && value !== undefined && (!key || (isRecord(value) && key in value)),
    ),
  );
