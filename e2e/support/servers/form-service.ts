import type { Page } from '@playwright/test';
import { formService } from '../site/sites';

interface ReceivedRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  fields: Record<string, string>;
}

/**
 * Answers in place of the form service, which is on another origin.
 *
 * @returns the requests that the policy of the page lets through
 */
export async function serveForms(
  page: Page,
  status = 200,
  body: object | string = { ok: true },
): Promise<ReceivedRequest[]> {
  const received: ReceivedRequest[] = [];
  await page.route(`${formService}/**`, (route) => {
    const request = route.request();
    received.push({
      method: request.method(),
      path: new URL(request.url()).pathname,
      headers: request.headers(),
      fields: Object.fromEntries(new URLSearchParams(request.postData() ?? '')),
    });
    const headers = { 'Access-Control-Allow-Origin': '*' };
    return typeof body === 'string'
      ? route.fulfill({ status, body, contentType: 'text/html', headers })
      : route.fulfill({ status, json: body, headers });
  });
  return received;
}

/**
 * Answers as a service that lets no script of another site read its pages, such as Mailchimp and Buttondown.
 *
 * @returns the requests by which the browser opens a page
 */
export async function servePages(page: Page): Promise<ReceivedRequest[]> {
  const received = await serveForms(page);
  await page.route(`${formService}/**`, async (route) => {
    if (!route.request().isNavigationRequest()) return route.fulfill({ status: 200, body: '' });
    await route.fallback();
  });
  return received;
}

/**
 * Answers as Netlify, which reads the forms of the HTML files when it deploys a site and ignores fields of no form.
 *
 * @returns the fields that are stored, by the name of the form
 */
export async function serveNetlify(page: Page, prefix: string): Promise<Record<string, object>> {
  const html = await (await page.request.get(`${prefix}/forms.html`)).text();
  const forms = new Map(
    [...html.matchAll(/<form name="(.+?)"[^>]* data-netlify="true"[^>]*>(.*?)<\/form>/g)].map(
      ([, name = '', inputs = '']) => [
        name,
        [...inputs.matchAll(/ name="(.+?)"/g)].map(([, field]) => field),
      ],
    ),
  );
  const stored: Record<string, object> = {};
  await page.route(`**${prefix}/`, (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const { 'form-name': name = '', ...fields } = Object.fromEntries(
      new URLSearchParams(route.request().postData() ?? ''),
    );
    const known = forms.get(name);
    if (!known) return route.fulfill({ status: 404, body: 'Page not found' });
    stored[name] = Object.fromEntries(Object.entries(fields).filter(([field]) => known.includes(field)));
    return route.fulfill({ status: 200, body: '<!doctype html><p>Thank you', contentType: 'text/html' });
  });
  return stored;
}
