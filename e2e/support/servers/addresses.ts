/** A list of addresses, which have no spaces. */
const list = (addresses: string) => addresses.trim().split(/\s+/);

/** Addresses without a page, in the folder of the site. */
export const unknown = list(`
  /nothing /services/nothing /nothing.js /static/nothing.avif /services /About /about. /about;x=1 /about%20 /about%5C
  /about%23team /about%3Fx /about%0a /100%25 /%2561bout /caf%C3%A9 /caf%E9 /:data /*data /about/index.html/
  /our-workshop /OUR-WORK /servicesxhtml /${'a'.repeat(3000)}`);

/** Addresses that are no valid URLs. */
export const malformed = ['/%', '/%zz', '/%E0%A4%A'];

/** Files that no visitor may get. */
export const privateFiles = list(`
  /_headers /_redirects /_headers/ /%5fheaders /%5Fredirects/ /.secret /../secret.txt /static/../../secret.txt
  /%2e%2e/secret.txt /..%2fsecret.txt /..%5csecret.txt`);

/**
 * Addresses that a careless redirect leads to another site: browsers read a target that starts with "//" or "/\\" as a
 * host. Each is also tried behind the folder of the site.
 */
export const deceptive = list(`
  //elsewhere.example/ ///elsewhere.example/ ////elsewhere.example/ //elsewhere/ //elsewhere.example //elsewhere.example/%2e%2e
  //elsewhere.example/index.html ///elsewhere/index.html //elsewhere.example/about/ //user@elsewhere.example/ /elsewhere.example//
  /\\elsewhere.example/ /\\\\elsewhere.example/ /\\/elsewhere.example/ //\\elsewhere.example/ /\\elsewhere/index.html
  /%5Celsewhere.example/ /%5c%5celsewhere/ /%2Felsewhere.example/ /%2f%2felsewhere/ %2F%2Felsewhere.example/ /%2F/elsewhere/
  /%252Felsewhere.example/ /%09/elsewhere.example/ /%0a/elsewhere/ /.//elsewhere/ /about/..//elsewhere.example/
  https://elsewhere.example/ https://elsewhere.example/about/ https:elsewhere/ @elsewhere.example/ .elsewhere.example/
  /about%0d%0aLocation:%20https:%2f%2felsewhere.example/`);

/** An address of the site itself: its path starts with exactly one slash, and browsers drop no character of it. */
export const onSite = /^\/(?![/\\])[^\s\\]*$/;
