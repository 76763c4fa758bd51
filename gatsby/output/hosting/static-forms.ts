import fs from 'node:fs';
import path from 'node:path';
import type { FormContent } from '../../../src/content-model';
import { sectionsOfKind } from '../../model/section';
import type { SiteContent } from '../../model/site-content';
import { escapeMarkup } from '../seo/escape-markup';

/** The hidden field that only bots fill in, as in src/forms/http-delivery.ts. */
const honeypot = '_gotcha';

type Content = Pick<SiteContent, 'fields' | 'footer' | 'forms' | 'sections'>;

/** The types of the fields of every form, by name. Forms with the same name, on different pages, are one. */
function formsOf({ footer: { newsletter }, sections }: Content): Map<string, Map<string, string>> {
  const forms = new Map<string, Map<string, string>>();
  if (newsletter) forms.set('newsletter', new Map([[newsletter.field ?? 'email', 'email']]));
  for (const { form } of sectionsOfKind<{ form: FormContent }>({ sections }, 'contact')) {
    const fields = forms.get(form.name) ?? new Map<string, string>();
    for (const { name, type } of form.fields) fields.set(name, type);
    if (form.privacy?.consent) fields.set('consent', 'checkbox');
    forms.set(form.name, fields);
  }
  return forms;
}

/**
 * Writes forms.html, in which a host that receives forms itself, such as Netlify, finds every form and its fields. It
 * reads HTML when it deploys a site, and accepts no other form. Pages have some forms only with scripts.
 *
 * @see https://docs.netlify.com/manage/forms/setup/
 */
export function writeStaticForms(content: Content, site: string): void {
  const isReceived = content.fields.some(
    ({ schema, value }) => schema.format === 'endpoint' && typeof value === 'string' && value.startsWith('/'),
  );
  if (content.forms.delivery.kind !== 'http' || !isReceived) return;
  const input = (name: string, type = 'text') => `<input type="${type}" name="${escapeMarkup(name)}">`;
  const forms = [...formsOf(content)].map(([name, fields]) => {
    const inputs = [...fields].map(([field, type]) => input(field, type === 'file' ? type : undefined));
    return `<form name="${name}" method="post" data-netlify="true" netlify-honeypot="${honeypot}" hidden>${inputs.join('')}${input(honeypot)}</form>`;
  });
  const head =
    '<!doctype html><meta charset="utf-8"><meta name="robots" content="noindex"><title>Forms</title>';
  fs.writeFileSync(path.join(site, 'forms.html'), `${head}\n${forms.join('\n')}\n`);
}
