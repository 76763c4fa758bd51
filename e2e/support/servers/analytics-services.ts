import type { Page } from '@playwright/test';

/** A page view as a service gets it. */
export interface PageView {
  service: string;
  /** What identifies the site. */
  site?: string;
  path: string;
  title?: string;
}

// What each script does with its element and with the history, as its makers document it.

const plausible = () => {
  const { src, dataset } = document.currentScript as HTMLScriptElement;
  const count = () => {
    const body = JSON.stringify({ service: 'plausible', site: dataset.domain, path: location.pathname });
    void fetch(`${new URL(src).origin}/api/event`, { method: 'POST', body });
  };
  const { pushState } = history;
  history.pushState = function (...args) {
    pushState.apply(this, args);
    count();
  };
  addEventListener('popstate', count);
  count();
};

const umami = () => {
  const { dataset } = document.currentScript as HTMLScriptElement;
  const count = () => {
    const { title } = document;
    const view = { service: 'umami', site: dataset.websiteId, path: location.pathname, title };
    void fetch('https://gateway.umami.is/api/send', { method: 'POST', body: JSON.stringify(view) });
  };
  const { pushState } = history;
  history.pushState = function (...args) {
    pushState.apply(this, args);
    setTimeout(count, 300);
  };
  count();
};

const fathom = () => {
  const { dataset } = document.currentScript as HTMLScriptElement;
  const count = () => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
    const address = dataset.canonical === 'false' ? location.href : (canonical ?? location.href);
    const view = { service: 'fathom', site: dataset.site ?? '', path: new URL(address).pathname };
    new Image().src = `https://cdn.usefathom.com/?${String(new URLSearchParams(view))}`;
  };
  if (dataset.spa === 'auto') {
    const { pushState } = history;
    history.pushState = function (...args) {
      pushState.apply(this, args);
      count();
    };
    addEventListener('popstate', count);
  }
  count();
};

const goatcounter = () => {
  const { dataset } = document.currentScript as HTMLScriptElement;
  const count = ({ path, title } = { path: location.pathname, title: document.title }) => {
    const view = { service: 'goatcounter', site: dataset.goatcounter ?? '', path, title };
    new Image().src = `${dataset.goatcounter}?${String(new URLSearchParams(view))}`;
  };
  Object.assign(window, { goatcounter: { count } });
  count();
};

const custom = () => {
  const body = JSON.stringify({ service: 'custom', path: location.pathname });
  void fetch('https://collect.example/hit', { method: 'POST', body });
};

const scripts: Readonly<Record<string, () => void>> = {
  'https://plausible.io/js/script.js': plausible,
  'https://cloud.umami.is/script.js': umami,
  'https://cdn.usefathom.com/script.js': fathom,
  'https://gc.zgo.at/count.js': goatcounter,
  'https://stats.example/count.js': custom,
};

/**
 * Answers in place of the services.
 *
 * @returns the addresses of the scripts that the page has loaded, and the page views
 */
export async function serveAnalytics(page: Page): Promise<{ loaded: string[]; views: PageView[] }> {
  const [loaded, views]: [string[], PageView[]] = [[], []];
  await page.route(/^https:/, (route) => {
    const request = route.request();
    const script = scripts[request.url()];
    if (script) {
      loaded.push(request.url());
      return route.fulfill({ contentType: 'text/javascript', body: `(${String(script)})()` });
    }
    const { searchParams } = new URL(request.url());
    const view = (request.postDataJSON() ?? Object.fromEntries(searchParams)) as Partial<PageView>;
    // An image of the site.
    if (!view.service) return route.fallback();
    views.push(view as PageView);
    return route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, body: '' });
  });
  return { loaded, views };
}
