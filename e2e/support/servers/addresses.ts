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

/** Addresses that a careless redirect leads to another site. */
export const deceptive = list(`
  //elsewhere.example/ //elsewhere/ //elsewhere.example/index.html /elsewhere.example// /\\elsewhere.example/
  /%5Celsewhere.example/ /%2Felsewhere.example/ /about%0d%0aLocation:%20https:%2f%2felsewhere.example/`);
