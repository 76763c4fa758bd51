import { hash, randomUUID } from 'node:crypto';
import type { FormDefinition, FormDefinitions, FormLanguage } from '../../src/content-model/form-definitions';
import { type Calendar, checkText, type FieldErrors, readText } from '../check-fields';
import type { Log } from '../log';
import { checkFile, isEmptyFile, removeAttachments, writeAttachment } from '../storage/attachments';
import type { createSubmissions, MailRequest, StoredFields, StoredFile } from '../storage/submissions';
import { escapeHtml, fieldMarkup, formMarkup, headersOf, jsonAnswer, pageAnswer, wantsJson } from './pages';
import { readForm, Refusal } from './read-body';

interface ReceiveParts {
  definitions: FormDefinitions;
  submit: ReturnType<typeof createSubmissions>;
  /** The folder of files. */
  folder: string;
  sendsMail: boolean;
  clock: () => number;
  log: Log;
}

export type Receive = ReturnType<typeof createReceive>;

/** The hidden field that only bots fill in, and that with the name of the form. */
const [honeypot, formName] = ['_gotcha', 'form-name'];

/** Checks a message and stores it before it answers. */
export const createReceive = (parts: ReceiveParts) =>
  async function receive(request: Request, code: string, language: FormLanguage): Promise<Response> {
    const { definitions, log, clock } = parts;
    checkOrigin(request, definitions);
    const data = await readForm(request);
    const name = data.get(formName);
    const form =
      typeof name === 'string' && Object.hasOwn(language.forms, name) ? language.forms[name] : undefined;
    if (!form || typeof name !== 'string') throw new Refusal(400, 'There is no such form');
    // A bot learns nothing from the answer.
    if (data.get(honeypot)) {
      log('trap', { form: name });
      return sent(request, definitions, code, language, name);
    }
    const { errors, fields, files } = await readFields(form, data, language.words.messages, {
      locale: language.locale,
      // Slow, and few forms need it.
      today: () => dayIn(definitions.timeZone, clock()),
      openDays: definitions.openDays,
    });
    if (Object.keys(errors).length > 0) return rejected(request, definitions, language, data, form, errors);
    const result = await store(parts, { request, code, name, form, fields, files });
    log('message', { form: name, result });
    if (result === 'limited') throw new Refusal(429, 'Many messages of one visitor');
    return sent(request, definitions, code, language, name);
  };

/** A day as dates have it: Swedish writes it so. */
const dayIn = (timeZone: string, time: number): string =>
  new Date(time).toLocaleDateString('sv', { timeZone });

/** Browsers name the origin of a page that sends a form. */
function checkOrigin(request: Request, { site }: FormDefinitions): void {
  const origin = request.headers.get('origin') ?? '';
  const isOwn = URL.canParse(origin) && new URL(origin).host === request.headers.get('host');
  if (!isOwn && origin !== new URL(site).origin) throw new Refusal(403, 'The form is on another site');
}

interface ReadFields {
  errors: FieldErrors;
  fields: StoredFields;
  files: { stored: StoredFile; bytes: Uint8Array }[];
}

async function readFields(
  form: FormDefinition,
  data: FormData,
  messages: FormLanguage['words']['messages'],
  calendar: Calendar,
): Promise<ReadFields> {
  const names = [honeypot, formName, ...form.fields.map((field) => field.name)];
  if ([...data.keys()].some((key) => !names.includes(key)))
    throw new Refusal(400, 'The form has no such field');
  const result: ReadFields = { errors: {}, fields: {}, files: [] };
  for (const field of form.fields) {
    // Only browsers without JavaScript send it all the same.
    const answer = field.shownFor && result.fields[field.shownFor.field];
    if (field.shownFor && !field.shownFor.answers.some((expected) => expected === answer)) continue;
    const value = data.get(field.name);
    let error: string | undefined;
    if (value instanceof File && field.type === 'file' && !isEmptyFile(value)) {
      const checked = await checkFile(value, messages);
      error = checked.error;
      if (checked.stored) {
        result.fields[field.name] = checked.stored;
        result.files.push(checked);
      }
    } else {
      const text = readText(value);
      error = field.type === 'file' && text ? messages.file : checkText(field, text, messages, calendar);
      if (text) result.fields[field.name] = text;
    }
    if (error) result.errors[field.name] = error;
  }
  return result;
}

interface Message extends Omit<ReadFields, 'errors'> {
  request: Request;
  code: string;
  name: string;
  form: FormDefinition;
}

async function store(parts: ReceiveParts, { request, code, name, form, fields, files }: Message) {
  const { definitions, folder, submit, sendsMail } = parts;
  const emailField = form.fields.find(({ type }) => type === 'email')?.name ?? '';
  const given = fields[emailField];
  const email = typeof given === 'string' ? given.toLowerCase() : undefined;
  const toVisitor = (kind: MailRequest['kind']): MailRequest[] => (email ? [{ kind, recipient: email }] : []);
  const notices = definitions.notify.map((recipient): MailRequest => ({ kind: 'notice', recipient }));
  const receipts = definitions.languages[code]?.words.receipt ? toVisitor('receipt') : [];
  const mails = form.isNewsletter ? toVisitor('confirmation') : [...notices, ...receipts];
  const texts = Object.entries(fields).filter(([, value]) => typeof value === 'string');
  const content = JSON.stringify([texts, files.map(({ bytes }) => hash('sha256', bytes))]);
  const written = files.map(({ stored }) => stored);
  let result: Awaited<ReturnType<typeof submit>> | undefined;
  try {
    for (const { stored, bytes } of files) await writeAttachment(folder, stored, bytes);
    result = await submit({
      id: randomUUID(),
      form: name,
      language: code,
      email,
      fields,
      content,
      address: request.headers.get('x-forwarded-for')?.split(',').pop()?.trim() ?? '',
      mails: sendsMail ? mails : [],
      isNewsletter: form.isNewsletter,
    });
  } finally {
    if (result !== 'stored') await removeAttachments(folder, written);
  }
  return result;
}

/** Without JavaScript, the browser opens a page, which it can load again without sending. */
function sent(
  request: Request,
  definitions: FormDefinitions,
  code: string,
  language: FormLanguage,
  name: string,
) {
  if (wantsJson(request)) return jsonAnswer(definitions, 200, { success: true });
  const { sentPage } = language.words;
  const root = sentPage?.startsWith('/') ? definitions.root : '';
  const Location = sentPage ? root + sentPage : `${code}/sent/${name}`;
  return new Response(null, { status: 303, headers: { ...headersOf(definitions), Location } });
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
  if (wantsJson(request)) return jsonAnswer(definitions, 422, { errors });
  const name = `<input type="hidden" name="${formName}" value="${escapeHtml(readText(data.get(formName)))}">`;
  const fields = form.fields.map((field) =>
    fieldMarkup(field, readText(data.get(field.name)), errors[field.name]),
  );
  const [type] = request.headers.get('content-type')?.split(';') ?? [];
  const markup = formMarkup(name + fields.join(''), form.submit, type);
  return pageAnswer(definitions, language, { status: 422, title: language.failure.invalid, form: markup });
}
