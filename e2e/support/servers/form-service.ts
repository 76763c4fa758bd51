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
