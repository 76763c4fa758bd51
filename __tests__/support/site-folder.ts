import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const created: string[] = [];

afterAll(() => {
  for (const folder of created) fs.rmSync(folder, { recursive: true, force: true });
});

/** Creates a folder that is deleted after the tests of a file. @returns its absolute path */
export function createFolder(prefix: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), prefix));
  created.push(folder);
  return folder;
}

/** Writes files into a new folder. @returns its absolute path */
export function writeSite(files: Record<string, string>): string {
  const folder = createFolder('built-site-');
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  }
  return folder;
}
