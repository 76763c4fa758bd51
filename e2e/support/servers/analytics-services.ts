import type { Page } from '@playwright/test';

/** What each script needs: an address that it counts with, by a request or by an image. */
const services: Readonly<Record<string, string>> = {
  'https://plausible.io/js/script.js': 'https://plausible.io/api/event',
  'https://cloud.umami.is/script.js': 'https://gateway.umami.is/api/send',
  'https://cdn.usefathom.com/script.js': 'https://cdn.usefathom.com/count.gif',
  'https://gc.zgo.at/count.js': 'https://creasery.goatcounter.com/count.gif',
  'https://stats.example/count.js': 'https://collect.example/hit',
};

/** Counts a view as the script of a service does. The script of GoatCounter counts when the site tells it to. */
function count(address: string): void {
  const element = document.currentScript as HTMLScriptElement;
  const send = () => {
    if (address.endsWith('.gif')) new Image().src = address;
    else void fetch(address, { method: 'POST', body: location.pathname });
  };
  if ('goatcounter' in element.dataset) Object.assign(window, { goatcounter: { count: send } });
  send();
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
    // An image of the site.
    if (!Object.values(services).includes(address)) return route.fallback();
    views.push(address);
    return route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, body: '' });
  });
  return { loaded, views };
}

export const countingAddresses = Object.values(services);
