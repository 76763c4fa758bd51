import { BlockList, isIPv4 } from 'node:net';
import type { form, FormContent, Value } from '../../../src/content-model';
import { words } from '../../../src/content-model/builders';
import { type FieldAnswers, isRecord } from '../../definitions/definitions';
import { quote } from '../../parse/problem';
import { missingKey, unknownName } from '../schema-messages';
import { checkTypes } from './check-texts';
import { type Rule, problemIn, type Rules } from './rule';

/** Mailchimp lets no other site read its answers, so a form would report that each message failed. */
const unreadable = /^https:\/\/[^/]+\.list-manage\.com\//;

const answersAreReadable: Rule = ({ fields }) =>
  fields.flatMap(({ file, schema, value, path }) => {
    if (!schema.properties?.endpoint?.fieldType?.receivesForms || !isRecord(value)) return [];
    const { endpoint, answer } = value;
    if (typeof endpoint !== 'string' || !unreadable.test(endpoint) || answer === 'page') return [];
    const message =
      'Mailchimp lets no other site read its answer, expected "answer": "page" beside the address';
    return [file.problem([...path, 'endpoint'], message)];
  });

/** The types of fields that use a key. All types use the other keys. */
const typesWith: Readonly<Record<'placeholder' | 'autocomplete' | 'options' | 'limits', readonly string[]>> =
  {
    placeholder: words('text email tel number textarea select'),
    autocomplete: words('text email tel number date textarea select'),
    options: words('select radio'),
    limits: words('number date time'),
  };

const formsAreComplete: Rule = ({ fields, forms }) => {
  const { delivery } = forms;
  return fields.flatMap(({ schema, value, file, path }) => {
    const report = (key: string, message = missingKey(key, schema)) => [
      file.problem([...path, key], message),
    ];
    if (schema.title === 'FormDelivery' && delivery.kind === 'http' && !delivery.endpoint)
      return report('endpoint');
    if (file.name === 'forms.json' && path.length === 0 && delivery.kind === 'service' && !forms.service)
      return report('service');
    if (schema.title !== 'FormField') return [];
    const field = value as FormContent['fields'][number];
    const { type, options } = field;
    if (type === 'file' && delivery.kind === 'simulated')
      return report(
        'type',
        'found "file", which needs the delivery "http" in forms.json and a service that takes files',
      );
    if (typesWith.options.includes(type) && !options) return report('options');
    const [unused] =
      Object.entries(typesWith).find(([key, types]) => key in field && !types.includes(type)) ?? [];
    return unused ? report(unused, `the type ${quote(type)} does not use '${unused}', expected none`) : [];
  });
};

type FormFieldContent = Value<typeof form>['fields'][number];

/** How the limits of a type are written. A step is a number. */
const limitForms: Readonly<Record<string, [RegExp, string]>> = {
  number: [/^-?\d+(\.\d+)?$/, 'a number such as 400'],
  date: [/^([+-]\d+|\d{4}-\d{2}-\d{2})$/, 'a day such as 2026-05-01 or "+1"'],
  time: [/^\d{2}:\d{2}$/, 'a time such as 18:30'],
};

/** What is wrong with the limits of a field, and the key of the limit. */
function limitMistake(
  { type, limits = {} }: FormFieldContent,
  before: FormFieldContent | undefined,
  hasHours: boolean,
): [string, string] | undefined {
  const [form, expected] = limitForms[type] ?? [];
  if (!form) return undefined;
  const wrong = (['min', 'max'] as const).find((key) => limits[key] && !form.test(limits[key]));
  if (wrong) return [wrong, `found ${quote(limits[wrong] ?? '')}, expected ${expected}`];
  const { min = '', max = '' } = limits;
  const isRelative = [min, max].some((limit) => /^[+-]/.test(limit)) && type === 'date';
  const isReversed = isRelative || type === 'number' ? Number(min) > Number(max) : min > max;
  if (min && max && isReversed) return ['max', `found ${quote(max)}, expected ${quote(min)} or more`];
  if (limits.step && (Number(limits.step) === 0 || (type !== 'number' && limits.step.includes('.'))))
    return [
      'step',
      `found ${quote(limits.step)}, expected a number above 0, and a whole one of days or minutes`,
    ];
  if (!limits.closed) return undefined;
  if (type === 'number') return ['closed', `the type ${quote(type)} does not use 'closed', expected none`];
  if (type === 'time' && before?.type !== 'date')
    return ['closed', "no day is known for this time, expected a field of the type 'date' directly before"];
  return hasHours
    ? undefined
    : ['closed', "no day is known to be closed, expected the key 'openingHours' in site.json"];
}

/** Fields whose limits or conditions nobody could meet. */
const limitsCanBeMet: Rule = ({ sections, settings }) =>
  [...sections.values()].flatMap(({ file }) =>
    ((file.value as { form?: Value<typeof form> }).form?.fields ?? []).flatMap((field, index, all) => {
      const path = ['form', 'fields', index];
      const [key, mistake] = limitMistake(field, all[index - 1], settings.openingHours !== undefined) ?? [];
      if (key && mistake) return file.problem([...path, 'limits', key], mistake);
      if (!field.shownFor) return [];
      const { field: name, answers } = field.shownFor;
      const other = all.slice(0, index).find((earlier) => earlier.name === name);
      if (!other)
        return file.problem(
          [...path, 'shownFor', 'field'],
          `found ${quote(name)}, expected the name of an earlier field`,
        );
      const options = other.type === 'checkbox' ? ['on'] : other.options;
      const unknown = answers.findIndex((answer) => options && !options.includes(answer));
      if (unknown < 0) return [];
      const message = unknownName(answers[unknown], options ?? []);
      return file.problem([...path, 'shownFor', 'answers', unknown], message);
    }),
  );

/** The service checks a message by the name of its form. */
const formsOfANameAreEqual: Rule = ({ forms, sections }) => {
  if (forms.delivery.kind !== 'service') return [];
  const known = new Map<string, string>();
  return [...sections.values()].flatMap(({ file }) => {
    const { form } = file.value as { form?: FormContent };
    if (!form || form.delivery) return [];
    const fields = JSON.stringify([form.fields, form.privacy?.consent]);
    const other = known.get(form.name) ?? fields;
    known.set(form.name, other);
    const message = `another form has the name ${quote(form.name)} and other fields, expected another name`;
    return fields === other ? [] : [file.problem(['form', 'name'], message)];
  });
};

/**
 * Of this machine, of private networks, and for special use. The format allows no addresses of IPv6.
 *
 * @see https://www.iana.org/assignments/iana-ipv4-special-registry/iana-ipv4-special-registry.xhtml
 */
const privateAddresses = new BlockList();
for (const network of words(
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24',
  '192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3',
)) {
  const [address = '', prefix] = network.split('/');
  privateAddresses.addSubnet(address, Number(prefix));
}

/** Names without a public domain (RFC 6761, RFC 6762, RFC 8375, and "internal" of ICANN). Others are reserved for examples. */
const privateName = /(?:^|\.)(?:localhost|local|internal|home\.arpa)$/;

/** Whether only the machine or the network of an editor knows the host of an address. */
function isPrivate(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return isIPv4(hostname) ? privateAddresses.check(hostname) : privateName.test(hostname);
}

const receivesForms = (fieldType: FieldAnswers) => fieldType.receivesForms;

const formsReachSomeone: Rule = (site) => {
  if (site.forms.delivery.kind !== 'simulated')
    return checkTypes(site, receivesForms, (text) =>
      isPrivate(text)
        ? `found ${quote(text)}, which visitors do not reach, so their messages are lost`
        : undefined,
    );
  const message = 'the forms only pretend to send, so messages of visitors are lost';
  const unused = checkTypes(site, receivesForms, (_, { name }) =>
    name === 'forms.json' ? undefined : 'has no effect before "kind" in forms.json is "http"',
  );
  return [...problemIn(site, 'forms.json', ['delivery', 'kind'], message), ...unused];
};

export const formRules: Rules = {
  fieldRules: [answersAreReadable],
  rules: [formsAreComplete, formsOfANameAreEqual, limitsCanBeMet],
  warnings: [formsReachSomeone],
};
