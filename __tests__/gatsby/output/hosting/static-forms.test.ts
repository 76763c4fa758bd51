/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { writeStaticForms } from '../../../../gatsby/output/hosting/static-forms';
import { readContent, siteContent } from '../../../support/site-content';
import { writeSite } from '../../../support/site-folder';

let folder: string;

/** The forms that a build writes for a host, by name, with the names of their fields. */
function formsFor(delivery: object): Record<string, string[]> | undefined {
  const forms = { ...(readContent('forms') as object), delivery };
  writeStaticForms(siteContent({ forms }), folder);
  const file = path.join(folder, 'forms.html');
  if (!fs.existsSync(file)) return undefined;
  const found = fs
    .readFileSync(file, 'utf8')
    .matchAll(/<form name="(.*?)".*? data-netlify="true".*?>(.*)<\/form>/g);
  return Object.fromEntries(
    [...found].map(([, name, inputs]) => [name, inputs?.match(/(?<= name=").*?(?=")/g)]),
  ) as Record<string, string[]>;
}

beforeEach(() => {
  folder = writeSite({});
});

it('has every form and field, if a form is sent to the site itself', () => {
  expect(formsFor({ kind: 'http', endpoint: '/' })).toEqual({
    newsletter: ['email', '_gotcha'],
    contact: ['name', 'email', 'message', '_gotcha'],
  });
});

it.each([
  ['are simulated', { kind: 'simulated', endpoint: '/' }],
  ['are sent to a service', { kind: 'http', endpoint: 'https://forms.example/' }],
])('is not written if forms %s', (_title, delivery) => {
  expect(formsFor(delivery)).toBeUndefined();
});
