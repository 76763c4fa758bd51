import fs from 'node:fs';
import path from 'node:path';
import type { FormContent } from '../../../src/content-model';
import { sectionsOfKind } from '../../content/section';
import type { SiteContent } from '../../content/site-content';
import { escapeMarkup } from '../seo/escape-markup';

type Content = Pick<SiteContent, 'fields' | 'footer' | 'forms' | 'sections'>;

interface StaticForm {
  name: string;
  fields: readonly { name: string; type?: string }[];
}

function formsOf({ footer: { newsletter }, sections }: Content): StaticForm[] {
  const contents = sectionsOfKind<{ form: FormContent }>({ sections }, 'contact').map(({ form }) => ({
    name: form.name,
    fields: [...form.fields, ...(form.privacy?.consent ? [{ name: 'consent', type: 'checkbox' }] : [])],
  }));
  return newsletter
    ? [{ name: 'newsletter', fields: [{ name: newsletter.field ?? 'email' }] }, ...contents]
    : contents;
}

/**
 * Writes forms.html, in which a host that receives forms itself, such as Netlify, finds every form and its fields. It
 * reads HTML when it deploys a site, and accepts no other form. Pages have some forms only with scripts.
 *
 * @see https://docs.netlify.com/manage/forms/setup/
 */
export function writeStaticForms(content: Content, site: string): void {
  const { kind, honeypot = '_gotcha' } = content.forms.delivery;
  const isReceived = content.fields.some(
    ({ schema, value }) => schema.format === 'endpoint' && typeof value === 'string' && value.startsWith('/'),
  );
  if (kind !== 'http' || !isReceived) return;
  const input = (name: string, type: string) => `<input type="${type}" name="${escapeMarkup(name)}">`;
  const forms = formsOf(content).map(({ name, fields }) => {
    const inputs = fields.map((field) => input(field.name, field.type === 'file' ? 'file' : 'text'));
    return `<form name="${name}" method="post" data-netlify="true" netlify-honeypot="${honeypot}" hidden>${inputs.join('')}${input(honeypot, 'text')}</form>`;
  });
  const head =
    '<!doctype html><meta charset="utf-8"><meta name="robots" content="noindex"><title>Forms</title>';
  fs.writeFileSync(path.join(site, 'forms.html'), `${head}\n${forms.join('\n')}\n`);
}
