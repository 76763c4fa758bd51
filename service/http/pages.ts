import { hash } from 'node:crypto';
import type { FormDefinitions, FormLanguage } from '../../src/content-model/form-definitions';

const style =
  'body{font:1.125rem/1.5 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.25rem;color-scheme:light dark}button{font:inherit;padding:.5rem 1rem}';

const policy = `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Scripts of the site ask for JSON, browsers without JavaScript for a page. */
export const wantsJson = (request: Request): boolean =>
  request.headers.get('accept')?.includes('application/json') ?? false;

export const headersOf = ({ headers }: FormDefinitions, type?: string): Record<string, string> => ({
  ...headers,
  'Content-Security-Policy': policy,
  ...(type && { 'Content-Type': `${type}; charset=utf-8` }),
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
});

export const jsonAnswer = (definitions: FormDefinitions, status: number, body: object): Response =>
  new Response(JSON.stringify(body), { status, headers: headersOf(definitions, 'application/json') });

interface PageContent {
  status?: number;
  title: string;
  text: string;
  /** Mistakes, each with the label of its field. */
  errors?: readonly (readonly [label: string, message: string])[];
  /** The words of a button that sends the same address. */
  button?: string;
}

/** A page for visitors without JavaScript, and for addresses in e-mails. */
export function pageAnswer(
  definitions: FormDefinitions,
  language: FormLanguage,
  content: PageContent,
): Response {
  const { status = 200, title, text, errors = [], button } = content;
  const list = errors
    .map(([label, message]) => `<li>${escapeHtml(label)}: ${escapeHtml(message)}</li>`)
    .join('');
  const html = `<!doctype html><html lang="${language.locale}" dir="${language.direction}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${style}</style><main><h1>${escapeHtml(title)}</h1>${list && `<ul>${list}</ul>`}${text && `<p>${escapeHtml(text)}</p>`}${button ? `<form method="post"><button>${escapeHtml(button)}</button></form>` : ''}<p><a href="${escapeHtml(definitions.root + language.home)}">${escapeHtml(definitions.name)}</a></p></main></html>`;
  return new Response(html, { status, headers: headersOf(definitions, 'text/html') });
}
