import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Json, readJson } from './json';
import { formService, frozenContent } from './sites';

/** The address of a form for each service that is unlike the others, and the name of its e-mail field. */
const services: Record<string, [field: string, delivery: Json]> = {
  mailchimp: ['EMAIL', { endpoint: `${formService}/subscribe/post?u=1&id=2`, answer: 'page' }],
  netlify: ['email', { endpoint: '/' }],
};

/** Writes a section with a form for each service. @returns their names */
export function addFormSections(folder: string): string[] {
  const section = readJson(path.join(frozenContent, 'sections/contact.json'));
  return Object.entries(services).map(([name, [field, delivery]]) => {
    const fields = [{ ...section.form.fields[1], name: field }];
    const form = { ...section.form, name, fields, delivery };
    const content = { ...section, title: `Letters by ${name}`, form };
    writeFileSync(path.join(folder, `sections/edited-${name}.json`), JSON.stringify(content));
    return `edited-${name}`;
  });
}

/** Sends the forms to the server of the tests, and lets applicants add a file. */
export function sendForms(edit: (file: string, change: (content: Json) => unknown) => void): void {
  edit('forms.json', (forms) => (forms.delivery = { kind: 'http', endpoint: `${formService}/contact` }));
  edit('footer.json', ({ newsletter }) => (newsletter.delivery = { endpoint: `${formService}/letters` }));
  edit('sections/careers-apply.json', ({ form }) =>
    form.fields.push({ type: 'file', name: 'cv', label: 'One thing you have made', required: true }),
  );
}
