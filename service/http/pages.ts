import { hash } from 'node:crypto';
import type { FormDefinitions, FormFieldValue, FormLanguage } from '../../src/content-model/form-definitions';

const style =
  'body{font:1.125rem/1.5 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.25rem;color-scheme:light dark}button,input,select,textarea{font:inherit;padding:.5rem;max-width:100%;box-sizing:border-box}input:not([type=checkbox]),select,textarea{display:block;width:100%}';

/** Of every answer, besides those of the site. */
export const ownHeaders = {
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Scripts of the site ask for JSON, browsers without JavaScript for a page. */
export const wantsJson = (request: Request): boolean =>
  request.headers.get('accept')?.includes('application/json') ?? false;

interface PageContent {
  status?: number;
  title: string;
  text?: string;
  /** Markup. */
  form?: string;
}

/** A page for visitors without JavaScript, and for addresses in e-mails. */
export function pageAnswer(
  definitions: FormDefinitions,
  { locale, direction, home }: FormLanguage,
  { status = 200, title, text = '', form = '' }: PageContent,
): Response {
  const html = `<!doctype html><html lang="${locale}" dir="${direction}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${style}</style><main><h1>${escapeHtml(title)}</h1>${text && `<p>${escapeHtml(text)}</p>`}${form}<p><a href="${escapeHtml(definitions.root + home)}">${escapeHtml(definitions.name)}</a></p></main></html>`;
  return new Response(html, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

/** A form that sends to the address of the page. */
export const formMarkup = (
  content: string,
  button: string,
  type = 'application/x-www-form-urlencoded',
): string => `<form method="post" enctype="${type}">${content}<button>${escapeHtml(button)}</button></form>`;

/** A field with what the visitor wrote, and what is wrong with it. */
export function fieldMarkup(field: FormFieldValue, value: string, error?: string): string {
  const { type, label, options, required, shownFor } = field;
  const name = `name="${escapeHtml(field.name)}"${required && !shownFor ? ' required' : ''}`;
  const choices = options?.map(
    (option) => `<option${option === value ? ' selected' : ''}>${escapeHtml(option)}</option>`,
  );
  const control = choices
    ? `<select ${name}><option>${choices.join('')}</select>`
    : type === 'textarea'
      ? `<textarea ${name} rows="5">\n${escapeHtml(value)}</textarea>`
      : type === 'checkbox'
        ? `<input type="checkbox" ${name}${value && ' checked'}>`
        : `<input type="${type === 'number' ? 'text' : type}" ${name} value="${escapeHtml(value)}">`;
  return `<p><label>${escapeHtml(label)} ${control}</label>${error ? ` <strong>${escapeHtml(error)}</strong>` : ''}</p>`;
}
