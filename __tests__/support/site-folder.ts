import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Writes files into a new folder. @returns its absolute path */
export function writeSite(files: Record<string, string>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'built-site-'));
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  }
  return folder;
}
