/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import {
  definitionsFile,
  formDefinitions,
  writeFormService,
} from '../../../../gatsby/output/hosting/form-service';
import { formsOfPages, readForms, usesGroup } from '../../../../gatsby/model/forms';
import { definitions } from '../../../service/support/definitions';
import { readContent, siteContent } from '../../../support/site-content';
import { writeSite } from '../../../support/site-folder';

const forms = readContent('forms') as Record<string, object>;
const { words } = definitions.languages.en ?? {};

const siteWith = (delivery: object, others: Record<string, unknown> = {}) =>
  siteContent({ forms: { ...forms, delivery, service: words }, ...others });

const contact = readContent('sections/contact') as { form: { fields: object[] } };

/** The frozen contact section with other keys in its form. */
const withForm = (form: object) => ({
  'sections/contact': { ...contact, form: { ...contact.form, ...form } },
});

it('has the forms of the site, with consent as a field, and the newsletter', () => {
  const privacy = { text: 'You may keep it.', consent: true };
  const built = formDefinitions(siteWith({ kind: 'service' }, withForm({ privacy })));
  expect(built).toMatchObject({ keepDays: 180, openingTimes: { week: [], special: [] } });
  expect(built?.notify).toEqual([built?.email]);
  expect(built?.service).toBe(`${built?.site}/api/forms`);
  const own = built?.languages.en?.forms;
  expect(own?.contact?.fields).toEqual([
    ...contact.form.fields,
    { type: 'checkbox', name: 'consent', label: privacy.text, required: true },
  ]);
  expect(own?.newsletter).toMatchObject({ isNewsletter: true, fields: [{ type: 'email', name: 'email' }] });
});

it('leaves out a form that has an address of its own', () => {
  const delivery = { endpoint: 'https://forms.example/contact' };
  const built = formDefinitions(siteWith({ kind: 'service' }, withForm({ delivery })));
  expect(Object.keys(built?.languages.en?.forms ?? {})).toEqual(['newsletter']);
});

it('knows the opening hours without their texts', () => {
  const openingHours = [
    { text: 'Early', days: ['Monday', 'Sunday', 'PublicHolidays'], opens: '08:00', closes: '12:00' },
  ];
  const specialDays = [{ text: 'Holidays', date: '2026-12-24', yearly: true }];
  const settings = { ...(readContent('site') as object), openingHours, specialDays };
  expect(formDefinitions(siteWith({ kind: 'service' }, { site: settings }))?.openingTimes).toEqual({
    week: [{ days: [1, 0], opens: '08:00', closes: '12:00' }],
    special: [{ date: '2026-12-24', yearly: true }],
  });
});

it('sends the forms of pages to the address of their language, and pages get no words of the service', () => {
  const address = (delivery: object) => formsOfPages(siteWith(delivery));
  expect(address({ kind: 'service' })).toMatchObject({
    sending: forms.sending,
    delivery: { kind: 'http', endpoint: '/api/forms/en' },
  });
  expect(address({ kind: 'service' })).not.toHaveProperty('service');
  const endpoint = 'https://forms.example/api/forms';
  expect(address({ kind: 'service', endpoint }).delivery.endpoint).toBe(`${endpoint}/en`);
  expect(address({ kind: 'simulated' }).delivery).toEqual({ kind: 'simulated' });
});

it('can be chosen for a build, in place of simulated forms only', () => {
  const read = (delivery: object, wanted?: string) =>
    readForms({ ...forms, delivery } as unknown as Parameters<typeof readForms>[0], wanted).delivery;
  expect(read({ kind: 'simulated' }, 'service')).toEqual({ kind: 'service' });
  expect(read({ kind: 'simulated' })).toEqual({ kind: 'simulated' });
  expect(read({ kind: 'http', endpoint: '/' }, 'service')).toEqual({ kind: 'http', endpoint: '/' });
  expect(readForms(undefined, 'service')).toBeUndefined();
});

it('finds out whether the content has a rare part', () => {
  const fields = [{ type: 'number', name: 'guests', label: 'Guests', limits: { min: '1' } }];
  expect(usesGroup(siteContent(), 'FormLimits')).toBe(false);
  expect(usesGroup(siteContent(withForm({ fields })), 'FormLimits')).toBe(true);
});

describe('the files', () => {
  const written = (delivery: object) => {
    const folder = writeSite({ [definitionsFile]: 'of an earlier build' });
    writeFormService(siteWith(delivery), folder);
    const read = (name: string) => {
      const file = path.join(folder, name);
      return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
    };
    return { definitions: read(definitionsFile), nginx: read('deploy/built/nginx-forms.conf') };
  };

  it('lead nginx to the service on the same host', () => {
    const { definitions: text = '', nginx } = written({ kind: 'service' });
    expect(JSON.parse(text)).toHaveProperty('languages.en');
    expect(nginx).toMatch(/^location \/api\/forms\/ \{\n\tproxy_pass http:\/\/127\.0\.0\.1:9100;/);
  });

  it('do not, if the service is on another host', () => {
    const { definitions: text, nginx } = written({
      kind: 'service',
      endpoint: 'https://forms.example/api/forms',
    });
    expect(text).toContain('"service":"https://forms.example/api/forms"');
    expect(nginx).toBeUndefined();
  });

  it('are deleted when the site does not use the service', () => {
    expect(written({ kind: 'simulated' })).toEqual({ definitions: undefined, nginx: undefined });
  });
});
