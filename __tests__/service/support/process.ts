import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { definitions } from './definitions';

const children = new Set<ChildProcess>();

/** Starts the service in a process of its own. */
/** @param limit the size of its files in kilobytes, in place of a full disk */
export async function serviceProcess(folder: string, limit = 'unlimited') {
  const file = path.join(folder, 'definitions.json');
  fs.writeFileSync(file, JSON.stringify(definitions));
  const command = `ulimit -f ${limit}; exec "${process.execPath}" node_modules/.bin/jiti service/server.ts`;
  const child = spawn('bash', ['-c', command], {
    env: {
      ...process.env,
      FORMS_DEFINITIONS: file,
      FORMS_DATABASE: `file:${folder}/forms.db`,
      FORMS_FILES: path.join(folder, 'files'),
      PORT: '0',
    },
  });
  children.add(child);
  let output = '';
  child.stdout.on('data', (part: Buffer) => (output += part.toString()));
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const started = new Promise<void>((resolve) => {
    child.stdout.on('data', () => output.includes('"start"') && resolve());
  });
  await Promise.race([started, exit]);
  const port = /"port":(\d+)/.exec(output)?.[1] ?? '';
  return { child, exit, port, origin: `http://127.0.0.1:${port}`, output: () => output };
}

export const stopProcesses = (): void => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
};
