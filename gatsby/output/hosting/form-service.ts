import fs from 'node:fs';
import path from 'node:path';
import type { FormContent } from '../../../src/content-model';
import type {
  FormDefinition,
  FormDefinitions,
  FormFieldValue,
  FormLanguage,
} from '../../../src/content-model/form-definitions';
import { formLanguage, servicePath } from '../../model/forms';
import { openingTimesWithoutTexts } from '../../model/opening-times';
import { directionOf, inAllLanguages } from '../../model/languages/languages';
import type { Site } from '../../model/site';
import { addressOf } from '../../model/site-address';
import { headerRules } from './headers';
import { serverFolder } from './host-files';

/** What the form service checks messages by. It is for servers, and has addresses of e-mail. */
export const definitionsFile = `${serverFolder}/forms.json`;

const definitionOf = ({ fields, privacy, ...words }: FormContent): FormDefinition => ({
  title: words.title,
  submit: words.submit,
  sentTitle: words.sentTitle,
  sentText: words.sentText,
  fields: [
    ...(fields as readonly FormFieldValue[]),
    ...(privacy?.consent
      ? [{ type: 'checkbox', name: 'consent', label: privacy.text, required: true } as const]
      : []),
  ],
});

/** The forms that the service receives: those without an address of their own. */
function formsOf({ footer: { newsletter }, sections }: Site): Record<string, FormDefinition> {
  const forms = [...sections.values()].flatMap(
    ({ file }) => (file.value as { form?: FormContent }).form ?? [],
  );
  return {
    ...Object.fromEntries(
      forms.filter(({ delivery }) => !delivery).map((form) => [form.name, definitionOf(form)]),
    ),
    ...(newsletter &&
      !newsletter.delivery && {
        newsletter: {
          title: newsletter.title,
          submit: newsletter.button,
          sentTitle: newsletter.title,
          sentText: newsletter.success,
          fields: [
            { type: 'email', name: newsletter.field ?? 'email', label: newsletter.label, required: true },
          ],
          isNewsletter: true,
        },
      }),
  };
}

function languageOf(site: Site): FormLanguage[] {
  const { forms, home } = site;
  const { locale } = site.language ?? site.settings;
  const { service: words, failure } = forms;
  return words
    ? [{ locale, direction: directionOf(locale), home, words, failure, forms: formsOf(site) }]
    : [];
}

/** The definitions for the form service, undefined if the site does not use it. */
export function formDefinitions(site: Site): FormDefinitions | undefined {
  const { address, brand, forms, settings, timeZone } = site;
  if (forms.delivery.kind !== 'service') return undefined;
  const { endpoint = servicePath } = forms.delivery;
  return {
    site: addressOf(address, ''),
    root: endpoint.startsWith('/') ? address.prefix : addressOf(address, ''),
    service: endpoint.startsWith('/') ? addressOf(address, endpoint) : endpoint,
    name: brand.name,
    email: settings.email,
    notify: forms.service?.notify ?? [settings.email],
    keepDays: forms.service?.keepDays ?? 180,
    timeZone,
    openingTimes: openingTimesWithoutTexts(settings),
    headers: headerRules('', address.prefix)[`${address.prefix}/*`] ?? {},
    languages: Object.fromEntries(
      inAllLanguages(site).flatMap((language) =>
        languageOf(language).map((words) => [formLanguage(language), words]),
      ),
    ),
  };
}

/** The address of the form service for a server on the same machine. */
const upstream = 'http://127.0.0.1:9100';

/** nginx passes the forms on, if the service is on the host of the site. The service sets all headers. */
const nginxForms = ({ service, site }: FormDefinitions): string =>
  service.startsWith(`${site}/`)
    ? `location ${service.slice(site.length)}/ {
	proxy_pass ${upstream};
	proxy_set_header Host $http_host;
	proxy_set_header X-Forwarded-For $remote_addr;
	proxy_http_version 1.1;
	proxy_read_timeout 60s;
	client_max_body_size 12m;
	# Without an own one, nginx adds those of the site to those of the service. It does not send an empty one.
	add_header X-Robots-Tag "";
}
`
    : '';

/** Writes the file for the form service, and the part of the configuration of nginx that leads to it. */
export function writeFormService(site: Site, project = '.'): void {
  const definitions = formDefinitions(site);
  const files = {
    [definitionsFile]: definitions && JSON.stringify(definitions),
    [`${serverFolder}/nginx-forms.conf`]: definitions && nginxForms(definitions),
  };
  fs.mkdirSync(path.join(project, serverFolder), { recursive: true });
  for (const [file, text] of Object.entries(files))
    if (text) fs.writeFileSync(path.join(project, file), text);
    else fs.rmSync(path.join(project, file), { force: true });
}
