import type { Page } from '@playwright/test';

/** What each script needs: an address that it counts with, by a request or by an image. */
const services: Readonly<Record<string, string>> = {
  'https://plausible.io/js/script.js': 'https://plausible.io/api/event',
  'https://cloud.umami.is/script.js': 'https://gateway.umami.is/api/send',
  'https://cdn.usefathom.com/script.js': 'https://cdn.usefathom.com/count.gif',
  'https://stats.example/count.js': 'https://collect.example/hit',
  'https://www.googletagmanager.com/gtag/js?id=G-A1B2C3D4E5':
    'https://region1.google-analytics.com/g/collect',
};

/** Scripts that count nothing. */
export const otherScripts = {
  tagManager: 'https://www.googletagmanager.com/gtm.js?id=GTM-A1B2C3D',
  chat: 'https://chat.example/widget.js',
};

/**
 * Counts a view as the script of a service does. The script of Google counts if it was configured, and watches the
 * history.
 */
function count(address: string): void {
  const element = document.currentScript as HTMLScriptElement;
  const send = () => {
    if (address.endsWith('.gif')) new Image().src = address;
    else void fetch(address, { method: 'POST', body: location.pathname });
  };
  if (!element.src.includes('/gtag/')) return send();
  const layer = (window as { dataLayer?: unknown[][] }).dataLayer ?? [];
  if (!layer.some(([command, id]) => command === 'config' && element.src.endsWith(String(id)))) return;
  send();
  const push = history.pushState.bind(history);
  history.pushState = (...args) => {
    push(...args);
    send();
  };
}

/**
 * Answers in place of the services.
 *
 * @returns the addresses of the scripts that the page has loaded, and those that got a view
 */
export async function serveAnalytics(page: Page): Promise<{ loaded: string[]; views: string[] }> {
  const [loaded, views]: [string[], string[]] = [[], []];
  await page.context().route(/^https:/, (route) => {
    const address = route.request().url();
    const target = services[address];
    if (target) {
      loaded.push(address);
      const body = `(${String(count)})(${JSON.stringify(target)})`;
      return route.fulfill({ contentType: 'text/javascript', body });
    }
    if (Object.values(otherScripts).includes(address))
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    // An image of the site.
    if (!Object.values(services).includes(address)) return route.fallback();
    views.push(address);
    return route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, body: '' });
  });
  return { loaded, views };
}

export const countingAddresses = Object.values(services);
