import path from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import type { FormDefinitions } from '../../src/content-model/form-definitions';
import type { StoredFields } from '../storage/submissions';
import type { Newsletter } from './newsletter';

/** A row of the table of e-mails with its message. */
export interface MailRow {
  id: string;
  kind: string;
  recipient: string;
  submission: string;
  form: string;
  language: string;
  email: string | null;
  fields: string;
}

interface Sender {
  from: string;
  /** The folder of files. */
  folder: string;
}

/** A text in one line, as a subject is. */
const inLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').slice(0, 100);

/** Writes an e-mail, undefined if its language or form is no longer there. Texts of visitors are never markup. */
export async function composeMail(
  row: MailRow,
  definitions: FormDefinitions,
  newsletter: Newsletter,
  { from, folder }: Sender,
): Promise<SendMailOptions | undefined> {
  const language = definitions.languages[row.language] ?? Object.values(definitions.languages)[0];
  if (!language) return undefined;
  const { words } = language;
  const mail: SendMailOptions = {
    from: { name: definitions.name, address: from },
    // An object, so that no text is read as a list of addresses.
    to: { name: '', address: row.recipient },
    // The same at each attempt: programs for e-mail show it once.
    messageId: `<${row.id}@${new URL(definitions.site).hostname}>`,
    disableUrlAccess: true,
  };
  if (row.kind === 'receipt') {
    if (!words.receipt) return undefined;
    const signature = `\n\n${definitions.name}\n${definitions.site}`;
    const headers = { 'Auto-Submitted': 'auto-replied' };
    return { ...mail, subject: words.receipt.subject, text: words.receipt.text + signature, headers };
  }
  if (row.kind === 'confirmation') {
    const address = async (purpose: 'confirm' | 'leave') =>
      `${definitions.service}/${row.language}/${purpose}?token=${await newsletter.tokenOf(purpose, row.submission)}`;
    const { subject, text } = words.newsletter;
    const list = { unsubscribe: { url: await address('leave'), comment: '' } };
    const headers = {
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
    return { ...mail, subject, text: `${text}\n\n${await address('confirm')}`, list, headers };
  }
  const form = language.forms[row.form];
  const fields = JSON.parse(row.fields) as StoredFields;
  const labelOf = (name: string) => form?.fields.find((field) => field.name === name)?.label ?? name;
  const lines = Object.entries(fields).map(
    ([name, value]) => `${labelOf(name)}:\n${typeof value === 'string' ? value : value.name}\n`,
  );
  const first = Object.values(fields).find((value) => typeof value === 'string') ?? '';
  return {
    ...mail,
    subject: inLine(`${form?.title ?? row.form}: ${first as string}`),
    text: lines.join('\n'),
    ...(row.email && { replyTo: { name: '', address: row.email } }),
    attachments: Object.values(fields).flatMap((value) =>
      typeof value === 'string'
        ? []
        : {
            filename: value.name,
            contentType: value.type,
            path: path.join(folder, path.basename(value.file)),
          },
    ),
  };
}
