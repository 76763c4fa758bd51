import fs from 'node:fs';
import path from 'node:path';
import type { FormContent } from '../../../src/content-model';
import type { Site } from '../../model/site';
import { escapeMarkup } from '../seo/escape-markup';

/** The hidden field that only bots fill in, as in src/forms/http-delivery.ts. */
const honeypot = '_gotcha';

const input = (name: string, type?: string): string =>
  `<input type="${type === 'file' ? type : 'text'}" name="${escapeMarkup(name)}">`;

/** The fields of every form, by its name. Forms with the same name, on different pages, are one. */
function formsOf({ footer: { newsletter }, sections }: Site): Map<string, Set<string>> {
  const forms = new Map<string, Set<string>>();
  if (newsletter) forms.set('newsletter', new Set([input(newsletter.field ?? 'email')]));
  for (const { file } of sections.values()) {
    const { form } = file.value as { form?: FormContent };
    if (!form) continue;
    const inputs = form.fields.map(({ name, type }) => input(name, type));
    if (form.privacy?.consent) inputs.push(input('consent'));
    forms.set(form.name, new Set([...(forms.get(form.name) ?? []), ...inputs]));
  }
  return forms;
}

/**
 * Writes forms.html, in which a host that receives forms itself, such as Netlify, finds every form and its fields. It
 * reads HTML when it deploys a site, and accepts no other form. Pages have some forms only with scripts.
 *
 * @see https://docs.netlify.com/manage/forms/setup/
 */
export function writeStaticForms(site: Site, folder: string): void {
  const isReceived = site.fields.some(
    ({ schema, value }) =>
      schema.fieldType?.receivesForms && typeof value === 'string' && value.startsWith('/'),
  );
  if (site.forms.delivery.kind !== 'http' || !isReceived) return;
  const forms = [...formsOf(site)].map(
    ([name, inputs]) =>
      `<form name="${name}" method="post" data-netlify="true" netlify-honeypot="${honeypot}" hidden>${[...inputs].join('')}${input(honeypot)}</form>`,
  );
  const head =
    '<!doctype html><meta charset="utf-8"><meta name="robots" content="noindex"><title>Forms</title>';
  fs.writeFileSync(path.join(folder, 'forms.html'), `${head}\n${forms.join('\n')}\n`);
}
