import { hash } from 'node:crypto';
import type { FormDefinition, FormDefinitions, FormLanguage } from '../../src/content-model/form-definitions';
import { checkText, type FieldErrors, readText } from '../check-fields';
import type { Service } from '../context';
import { checkFile, isEmptyFile, removeAttachments, writeAttachment } from '../storage/attachments';
import { type StoredFields, type StoredFile, submit } from '../storage/submissions';
import { escapeHtml, fieldMarkup, formMarkup, pageAnswer, wantsJson } from './pages';
import { readForm, Refusal } from './read-body';

/** The hidden field that only bots fill in, and that with the name of the form. */
const [honeypot, formName] = ['_gotcha', 'form-name'];

/** A value by a key that somebody asks for. Objects have keys of their own, such as "constructor". */
export const valueAt = <T>(values: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(values, key) ? values[key] : undefined;

/** Checks a message and stores it before it answers. */
export async function receive(
  service: Service,
  request: Request,
  code: string,
  language: FormLanguage,
): Promise<Response> {
  const { definitions, log } = service;
  checkOrigin(request, definitions);
  const data = await readForm(request);
  const name = readText(data.get(formName));
  const form = valueAt(language.forms, name);
  if (!form) throw new Refusal(400, 'There is no such form');
  // A bot learns nothing from the answer.
  if (data.get(honeypot)) log('trap', { form: name });
  else {
    const { errors, ...message } = await readFields(service, form, data, language);
    if (Object.keys(errors).length > 0) return rejected(request, definitions, language, data, form, errors);
    const result = await store(service, request, { form: name, language: code, ...message }, form);
    log('message', { form: name, result });
    if (result === 'limited') throw new Refusal(429, 'Many messages of one visitor');
  }
  if (wantsJson(request)) return Response.json({ success: true });
  // Without JavaScript, the browser opens a page, which it can load again without sending.
  const { sentPage } = language.words;
  const root = sentPage?.startsWith('/') ? definitions.root : '';
  const Location = sentPage ? root + sentPage : `${code}/sent/${name}`;
  return new Response(null, { status: 303, headers: { Location } });
}

/** Browsers name the origin of a page that sends a form. */
function checkOrigin(request: Request, { site }: FormDefinitions): void {
  const origin = request.headers.get('origin') ?? '';
  const isOwn = URL.canParse(origin) && new URL(origin).host === request.headers.get('host');
  if (!isOwn && origin !== new URL(site).origin) throw new Refusal(403, 'The form is on another site');
}

interface ReadFields {
  errors: FieldErrors;
  fields: StoredFields;
  files: Map<StoredFile, Uint8Array>;
}

async function readFields(
  { definitions: { timeZone, openingTimes }, clock }: Service,
  form: FormDefinition,
  data: FormData,
  { locale, words: { messages } }: FormLanguage,
): Promise<ReadFields> {
  const names = [honeypot, formName, ...form.fields.map((field) => field.name)];
  if ([...data.keys()].some((key) => !names.includes(key)))
    throw new Refusal(400, 'The form has no such field');
  // Slow, and few forms need it. Swedish writes days as fields have them.
  const today = () => new Date(clock()).toLocaleDateString('sv', { timeZone });
  const result: ReadFields = { errors: {}, fields: {}, files: new Map() };
  let day: string | undefined;
  for (const field of form.fields) {
    // Only browsers without JavaScript send it all the same.
    const answer = field.shownFor && result.fields[field.shownFor.field];
    if (field.shownFor && !field.shownFor.answers.some((expected) => expected === answer)) continue;
    const calendar = { locale, today, openingTimes, day };
    day = undefined;
    const value = data.get(field.name);
    let error: string | undefined;
    if (value instanceof File && field.type === 'file' && !isEmptyFile(value)) {
      const checked = await checkFile(value, messages);
      error = checked.error;
      if (checked.stored) {
        result.fields[field.name] = checked.stored;
        result.files.set(checked.stored, checked.bytes);
      }
    } else {
      const text = readText(value);
      error = field.type === 'file' && text ? messages.file : checkText(field, text, messages, calendar);
      if (field.type === 'date' && !error) day = text;
      if (text) result.fields[field.name] = text;
    }
    if (error) result.errors[field.name] = error;
  }
  return result;
}

interface Message extends Omit<ReadFields, 'errors'> {
  form: string;
  language: string;
}

async function store(
  service: Service,
  request: Request,
  { files, ...message }: Message,
  form: FormDefinition,
): ReturnType<typeof submit> {
  const given = message.fields[form.fields.find(({ type }) => type === 'email')?.name ?? ''];
  // What a visitor sends again has the same values, and files with the same content.
  const texts = Object.entries(message.fields).filter(([, value]) => typeof value === 'string');
  const contents = [...files.values()].map((bytes) => hash('sha256', bytes));
  let result: Awaited<ReturnType<typeof submit>> | undefined;
  try {
    for (const [stored, bytes] of files) await writeAttachment(service.folder, stored, bytes);
    result = await submit(service, {
      ...message,
      email: typeof given === 'string' ? given.toLowerCase() : '',
      content: JSON.stringify([texts, contents]),
      address: request.headers.get('x-forwarded-for')?.split(',').pop()?.trim() ?? '',
      isNewsletter: form.isNewsletter ?? false,
    });
  } finally {
    if (result !== 'stored') await removeAttachments(service.folder, [...files.keys()]);
  }
  return result;
}

/** Without JavaScript, the browser shows the form again with its mistakes. */
function rejected(
  request: Request,
  definitions: FormDefinitions,
  language: FormLanguage,
  data: FormData,
  form: FormDefinition,
  errors: FieldErrors,
): Response {
  if (wantsJson(request)) return Response.json({ errors }, { status: 422 });
  const name = `<input type="hidden" name="${formName}" value="${escapeHtml(readText(data.get(formName)))}">`;
  const fields = form.fields.map((field) =>
    fieldMarkup(field, readText(data.get(field.name)), errors[field.name]),
  );
  const [type] = request.headers.get('content-type')?.split(';') ?? [];
  const markup = formMarkup(name + fields.join(''), form.submit, type);
  return pageAnswer(definitions, language, { status: 422, title: language.failure.invalid, form: markup });
}
