/**
 * Shows what visitors have sent.
 *
 *   npm run enquiries                            lists messages, and e-mails that could not be sent
 *   npm run enquiries show <id>                  all of a message
 *   npm run enquiries export [form]              messages as CSV
 *   npm run enquiries subscribers                confirmed addresses of the newsletter as CSV
 *   npm run enquiries delete <id | e-mail>       one message, or all that is stored of an address
 */
import path from 'node:path';
import { tokenOf } from './mail/newsletter';
import { openStorage, readDefinitions } from './start';
import { deleteSubmissions } from './storage/forget';
import type { StoredFields } from './storage/submissions';

/** A cell that a spreadsheet does not take for a formula. @see https://owasp.org/www-community/attacks/CSV_Injection */
const cell = (value: unknown): string =>
  `"${String(value ?? '')
    .replace(/^(?=[=+\-@\t\r\n])/, "'")
    .replaceAll('"', '""')}"`;

const printRow = (...values: unknown[]) => process.stdout.write(`${values.map(cell).join(',')}\r\n`);
const print = (line: string) => process.stdout.write(`${line}\n`);

const storage = await openStorage(process.env);
const { database, folder } = storage;

async function rowsOf(sql: string, ...args: string[]) {
  const { rows } = await database.client.execute({ sql, args });
  return rows.map((row) => ({
    ...row,
    id: String(row.id),
    date: new Date(Number(row.received)).toISOString().slice(0, 16).replace('T', ' '),
    fields: JSON.parse(String(row.fields ?? '{}')) as StoredFields,
    form: String(row.form),
  }));
}

/** Of a file: where it is. */
const textOf = (value: StoredFields[string] | undefined): string =>
  value === undefined || typeof value === 'string' ? (value ?? '') : path.join(folder, value.file);

const messages = "FROM submission WHERE fields <> '{}'";

const commands: Record<string, (argument: string) => Promise<unknown>> = {
  async list() {
    const rows = await rowsOf(`SELECT * ${messages} ORDER BY received`);
    for (const { id, date, form, fields } of rows) {
      // Characters that move the cursor of a terminal are not shown.
      const text = Object.values(fields)
        .map(textOf)
        .join(' | ')
        .replace(/\p{Cc}+/gu, ' ');
      print(`${id}  ${date}  ${form}  ${text.slice(0, 100)}`);
    }
    print(`${rows.length} messages`);
    const { rows: failed } = await database.client.execute("SELECT * FROM mail WHERE state = 'failed'");
    for (const mail of failed)
      print(
        `An e-mail to ${String(mail.recipient)} could not be sent: ${String(mail.error)}, message ${String(mail.submission)}`,
      );
  },
  async show(id) {
    for (const { date, form, fields } of await rowsOf('SELECT * FROM submission WHERE id = ?', id)) {
      print(`${date}  ${form}`);
      for (const [name, value] of Object.entries(fields))
        print(`${name}: ${textOf(value).replace(/[^\P{Cc}\n]/gu, ' ')}`);
    }
  },
  async export(wanted) {
    const rows = await rowsOf(`SELECT * ${messages} AND ? IN ('', form) ORDER BY received`, wanted);
    const names = [...new Set(rows.flatMap(({ fields }) => Object.keys(fields)))];
    printRow('id', 'received', 'form', ...names);
    for (const { id, date, form, fields } of rows)
      printRow(id, date, form, ...names.map((name) => textOf(fields[name])));
  },
  async subscribers() {
    const { service } = readDefinitions();
    const { rows } = await database.client.execute(
      'SELECT * FROM subscriber WHERE confirmed IS NOT NULL ORDER BY confirmed',
    );
    printRow('email', 'language', 'confirmed', 'unsubscribe');
    for (const { id, email, language, confirmed } of rows)
      printRow(
        email,
        language,
        new Date(Number(confirmed)).toISOString(),
        `${service}/${String(language)}/leave?token=${await tokenOf(storage, 'leave', String(id))}`,
      );
  },
  async delete(what) {
    const args = [what.toLowerCase()];
    const sql = `${what.includes('@') ? 'email' : 'id'} = ?`;
    const count = await deleteSubmissions(storage, { sql, args });
    await database.write(
      { sql: 'DELETE FROM subscriber WHERE email = ?', args },
      { sql: 'DELETE FROM mail WHERE recipient = ?', args },
    );
    print(`${count} messages are deleted`);
  },
};

const [name = 'list', argument = ''] = process.argv.slice(2);
if (Object.hasOwn(commands, name)) await commands[name]?.(argument);
else {
  print(`Unknown: ${name}. Known: ${Object.keys(commands).join(', ')}`);
  process.exitCode = 1;
}
await database.close();
