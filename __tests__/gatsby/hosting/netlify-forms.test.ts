import fs from 'node:fs';
import path from 'node:path';
import { writeNetlifyForms } from '../../../gatsby/hosting/netlify-forms';
import { writeSite } from '../../support/site-folder';

const origin = 'https://foldline.example';

/** The page as it is written for two addresses; nothing where there is none. */
function pageFor(
  contact: string,
  newsletter: string,
  before: Record<string, string> = {},
): string | undefined {
  const folder = writeSite(before);
  const posting = { contact, newsletter, honeypot: 'fax' } as Queries.Posting;
  writeNetlifyForms(contact ? posting : null, origin, folder);
  const file = path.join(folder, 'netlify-forms.html');
  const page = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
  fs.rmSync(folder, { recursive: true });
  return page;
}

it('describes both forms where they are sent to the site itself', () => {
  const document = new DOMParser().parseFromString(
    pageFor(`${origin}/`, `${origin}/letters`) ?? '',
    'text/html',
  );
  const forms = [...document.forms].map((form) => ({
    name: form.getAttribute('name'),
    detected: form.dataset.netlify,
    honeypot: form.getAttribute('netlify-honeypot'),
    fields: [...form.elements].map((field) => field.getAttribute('name')),
  }));
  expect(forms).toEqual([
    {
      name: 'contact',
      detected: 'true',
      honeypot: 'fax',
      fields: ['name', 'email', 'message', 'fax'],
    },
    { name: 'newsletter', detected: 'true', honeypot: 'fax', fields: ['email', 'fax'] },
  ]);
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});

it('leaves out a form that goes elsewhere', () => {
  const page = pageFor(`${origin}/`, 'https://letters.example/');
  expect(page).toContain('name="contact"');
  expect(page).not.toContain('name="newsletter"');
});

it.each([
  ['go elsewhere', 'https://forms.example/'],
  ['are not sent', ''],
])('writes nothing, and clears away what was, where both %s', (_title, address) => {
  expect(pageFor(address, address, { 'netlify-forms.html': 'old' })).toBeUndefined();
});
