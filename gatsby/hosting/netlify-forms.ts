import fs from 'node:fs';
import path from 'node:path';

/** The page, by its path in the built site. */
const file = 'netlify-forms.html';

/** What visitors write into each form. */
const fields = { contact: ['name', 'email', 'message'], newsletter: ['email'] } as const;

/**
 * Writes a page that describes both forms, for a host that takes forms which are sent to the site itself: Netlify learns
 * them from the HTML it is given, where the newsletter form is never found, since the footer comes with the first client
 * mount. Nobody is led to that page. A site whose forms go elsewhere has none.
 *
 * @param posting where the forms are sent; null where nothing is
 * @param origin where the site is found, such as "https://foldline.example"
 * @param site absolute path of the built site
 * @see https://docs.netlify.com/manage/forms/setup/
 */
export function writeNetlifyForms(posting: Queries.Posting | null, origin: string, site: string): void {
  const target = path.join(site, file);
  fs.rmSync(target, { force: true });
  if (!posting) return;
  const { honeypot } = posting;
  const forms = (['contact', 'newsletter'] as const)
    .filter((name) => new URL(posting[name]).origin === origin)
    .map((name) => {
      const inputs = [...fields[name], honeypot].map((field) => `<input name="${field}">`).join('');
      return `<form name="${name}" method="post" data-netlify="true" netlify-honeypot="${honeypot}">${inputs}</form>`;
    });
  if (forms.length === 0) return;
  const head =
    '<meta charset="utf-8"><meta name="robots" content="noindex"><title>The forms of this site</title>';
  fs.writeFileSync(
    target,
    `<!doctype html><html lang="en-GB"><head>${head}</head><body>${forms.join('')}</body></html>\n`,
  );
}
