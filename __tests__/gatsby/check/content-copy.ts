import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { checkContent, findWarnings } from '../../../gatsby/check/check';
import type { Site } from '../../../gatsby/model/site';
import { formatProblem, type Problem } from '../../../gatsby/parse/problem';
import { contentDirectory } from '../../support/site-content';
import { createFolder } from '../../support/site-folder';

// The check decodes images, which takes a busy machine its time.
jest.setTimeout(120_000);

/** Draws a JPEG of a size in pixels. */
export const drawImage = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#6b4bff' } })
    .jpeg()
    .toBuffer();

/** A post. @param others the lines of its front matter from the fifth one on */
export const postText = (others = 'date: 2026-03-14'): string =>
  `---\ntitle: A post\ndescription: A sentence that is long enough for the results of a search.\nauthor: isla-mackay\n${others}\n---\n\nWords.`;

/**
 * Tells whether a line of the check is what a terminal turns into a link: file, line, column, field, message. Control
 * characters and stack traces would break it.
 */
export const isOneLineWithPlace = (line: string): boolean =>
  /^content[^:]*:[1-9]\d*:[1-9]\d*(: | \S.*?: )\S.*\S$/.test(line) &&
  !/[\p{Cc}\p{Zl}\p{Zp}]| {4}at /u.test(line);

/** An image as a WebP with two frames. */
export async function animate(image: Buffer): Promise<Buffer> {
  const inverted = await sharp(image).negate().toBuffer();
  return sharp([image, inverted], { join: { animated: true } })
    .webp()
    .toBuffer();
}

/** A copy of good content that a test may spoil. */
export class ContentCopy {
  readonly directory = path.join(createFolder('content-check-'), 'content');

  /** The content of each file at first. */
  private originals = new Map<string, Buffer>();

  /** Copies a content folder. */
  static of(folder: string): ContentCopy {
    const copy = new ContentCopy();
    fs.cpSync(folder, copy.directory, { recursive: true });
    return copy;
  }

  /**
   * Copies the frozen content.
   *
   * @param edits a file, a text of it, and another in its place, which `restore` keeps
   */
  static ofFrozen(...edits: [string, string, string][]): ContentCopy {
    const copy = ContentCopy.of(contentDirectory);
    for (const edit of edits) copy.replace(...edit);
    const names = fs.readdirSync(copy.directory, { recursive: true }) as string[];
    copy.originals = new Map(
      names.filter((name) => name.includes('.')).map((name) => [name, copy.readBytes(name)]),
    );
    return copy;
  }

  /** Undoes all changes. Images that are the same stay, so that they are not decoded again. */
  restore(): void {
    const kept = [...this.originals.keys()];
    fs.mkdirSync(this.directory, { recursive: true });
    for (const name of fs.readdirSync(this.directory, { recursive: true }) as string[])
      if (
        !kept.some((file) => file === name || file.startsWith(`${name}/`)) ||
        fs.lstatSync(this.path(name), { throwIfNoEntry: false })?.isSymbolicLink()
      )
        this.delete(name);
    for (const [name, bytes] of this.originals) {
      const stat = fs.lstatSync(this.path(name), { throwIfNoEntry: false });
      if (stat?.isFile() && this.readBytes(name).equals(bytes)) continue;
      this.delete(name);
      this.write(name, bytes);
    }
  }

  path(name: string): string {
    return path.join(this.directory, name);
  }

  read(name: string): string {
    return fs.readFileSync(this.path(name), 'utf8');
  }

  readBytes(name: string): Buffer {
    return fs.readFileSync(this.path(name));
  }

  /** Folders are created. */
  write(name: string, content: string | Uint8Array): void {
    fs.mkdirSync(path.dirname(this.path(name)), { recursive: true });
    fs.writeFileSync(this.path(name), content);
  }

  /** Folders are created. */
  copyFile(from: string, to: string): void {
    fs.cpSync(this.path(from), this.path(to));
  }

  delete(name: string): void {
    fs.rmSync(this.path(name), { recursive: true, force: true });
  }

  /** Replaces the first place of a text that must be there; the rest of the file keeps its bytes. */
  replace(name: string, found: string, replacement: string): void {
    const text = this.read(name);
    if (!text.includes(found)) throw new Error(`${name} does not hold ${found}`);
    this.write(
      name,
      text.replace(found, () => replacement),
    );
  }

  /** What the check says, line by line; nothing if it is valid. */
  async check(): Promise<string[]> {
    return this.format((await checkContent(this.directory)).problems);
  }

  /** The content, as the build gets it. @throws with what the check says */
  async load(): Promise<Site> {
    const { site: content, problems } = await checkContent(this.directory);
    if (!content || problems.length > 0) throw new Error(this.format(problems).join('\n'));
    return content;
  }

  /** The warnings about valid content, line by line. */
  async warnings(): Promise<string[]> {
    return this.format(await findWarnings(await this.load()));
  }

  private format(problems: readonly Problem[]): string[] {
    const folder = path.relative('', this.directory).replaceAll('\\', '/');
    return problems.map((problem) =>
      formatProblem({ ...problem, file: problem.file.replace(folder, 'content') }),
    );
  }
}
