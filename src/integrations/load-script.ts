import type { AnalyticsScript } from '../content-model/model';

// The comment lets the bundler remove this file from sites without such scripts.
const loaded = /* @__PURE__ */ new Set<string>();

export const isLoaded = ({ src }: AnalyticsScript): boolean => loaded.has(src);

let policy: ReturnType<NonNullable<Window['trustedTypes']>['createPolicy']> | undefined;

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Gives Google's scripts their commands, which usually are in an inline script. They count route changes by themselves. */
function prepareGoogle(id: string): void {
  const commands = (window.dataLayer ??= []);
  // The script ignores commands that are arrays.
  const add: (...command: unknown[]) => void = function () {
    // eslint-disable-next-line prefer-rest-params
    commands.push(arguments);
  };
  if (id.startsWith('GTM-')) return void commands.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  add('js', new Date());
  add('config', id);
}

/** Loads a script of another site, once. A script that fails, or that the visitor blocks, changes nothing else. */
export function loadScript({ src, attributes, googleId }: AnalyticsScript): void {
  if (loaded.has(src)) return;
  loaded.add(src);
  // The site's default policy rejects addresses of other sites. This one allows the scripts of integrations.json.
  policy ??= window.trustedTypes?.createPolicy('analytics', {
    createScriptURL: (url) => (loaded.has(url) ? url : null),
  });
  if (googleId) prepareGoogle(googleId);
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.src = policy ? policy.createScriptURL(src) : src;
  document.head.append(script);
}
