/** The address of a file that the build writes beside the configuration. Hosts show /admin without a trailing slash. */
export const besideConfiguration = (name: string): URL =>
  new URL(name, document.querySelector<HTMLLinkElement>('link[rel="cms-config-url"]')?.href);
