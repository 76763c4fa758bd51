import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkContent, formatProblems } from '../../src/content/check';

/** The site's own content, which is good. */
export const realContent = path.resolve('content');

/** A copy of the real content that a test may spoil. */
export class ContentCopy {
  readonly directory: string;

  constructor() {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'content-check-'));
    this.directory = path.join(folder, 'content');
    fs.cpSync(realContent, this.directory, { recursive: true });
  }

  path(name: string): string {
    return path.join(this.directory, name);
  }

  read(name: string): string {
    return fs.readFileSync(this.path(name), 'utf8');
  }

  write(name: string, content: string | Uint8Array): void {
    fs.writeFileSync(this.path(name), content);
  }

  /** Replaces a text that must be there, once; the rest of the file keeps its bytes. */
  replace(name: string, found: string, replacement: string): void {
    const text = this.read(name);
    if (!text.includes(found)) throw new Error(`${name} does not hold ${found}`);
    this.write(
      name,
      text.replace(found, () => replacement),
    );
  }

  /** What the check says, line by line; nothing when the content is good. */
  async check(): Promise<string[]> {
    const lines = formatProblems(await checkContent(this.directory));
    return lines ? lines.split('\n') : [];
  }

  remove(): void {
    fs.rmSync(path.dirname(this.directory), { recursive: true, force: true });
  }
}
