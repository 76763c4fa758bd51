import path from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import type { Service } from '../context';
import type { StoredFields } from '../storage/submissions';
import { type Purpose, tokenOf } from './newsletter';

/** A row of the table of e-mails with its message. */
export interface MailRow {
  id: string;
  kind: string;
  recipient: string;
  submission: string;
  form: string;
  language: string;
  email: string;
  fields: string;
}

/** Writes an e-mail, undefined if its language or words are no longer there. Texts of visitors are never markup. */
export async function composeMail(
  service: Service,
  row: MailRow,
  from: string,
): Promise<SendMailOptions | undefined> {
  const { definitions, folder } = service;
  const language = definitions.languages[row.language] ?? Object.values(definitions.languages)[0];
  if (!language) return undefined;
  const { receipt, newsletter } = language.words;
  const mail: SendMailOptions = {
    from: { name: definitions.name, address: from },
    // An object, so that no text is read as a list of addresses.
    to: { name: '', address: row.recipient },
    // The same at each attempt: programs for e-mail show it once.
    messageId: `<${row.id}@${new URL(definitions.site).hostname}>`,
  };
  if (row.kind === 'receipt')
    return (
      receipt && {
        ...mail,
        subject: receipt.subject,
        text: `${receipt.text}\n\n${definitions.name}\n${definitions.site}`,
        headers: { 'Auto-Submitted': 'auto-replied' },
      }
    );
  if (row.kind === 'confirmation') {
    const address = async (purpose: Purpose) =>
      `${definitions.service}/${row.language}/${purpose}?token=${await tokenOf(service, purpose, row.submission)}`;
    return {
      ...mail,
      subject: newsletter.subject,
      text: `${newsletter.text}\n\n${await address('confirm')}`,
      list: { unsubscribe: { url: await address('leave'), comment: '' } },
      headers: {
        'Auto-Submitted': 'auto-generated',
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    };
  }
  const form = language.forms[row.form];
  const fields = Object.entries(JSON.parse(row.fields) as StoredFields).map(([name, value]) => ({
    label: form?.fields.find((field) => field.name === name)?.label ?? name,
    text: typeof value === 'string' ? value : value.name,
    file: typeof value === 'string' ? undefined : value,
  }));
  const subject = `${form?.title ?? row.form}: ${fields.find(({ file }) => !file)?.text ?? ''}`;
  return {
    ...mail,
    subject: subject.replace(/[\s\p{Cc}]+/gu, ' ').slice(0, 100),
    text: fields.map(({ label, text }) => `${label}:\n${text}\n`).join('\n'),
    ...(row.email && { replyTo: { name: '', address: row.email } }),
    attachments: fields.flatMap(({ file }) =>
      file
        ? { filename: file.name, contentType: file.type, path: path.join(folder, path.basename(file.file)) }
        : [],
    ),
  };
}
