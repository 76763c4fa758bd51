import fs from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { serveAdmin } from '../../gatsby/admin/serve-admin';
import { checkContent } from '../../gatsby/check/check';
import type { Site } from '../../gatsby/model/site';

/**
 * Serves the forms of a content folder, as the development server does, on a free port.
 *
 * @param isWritable whether sections can be added and deleted
 */
export async function startAdmin(
  folder: string,
  isWritable = false,
): Promise<{ origin: string; close: () => void }> {
  const directory = path.resolve(folder);
  const { site: content } = await checkContent(directory);
  const target = fs.mkdtempSync(path.join(os.tmpdir(), 'admin-'));
  const answer = serveAdmin(directory, target, () => content as Site, isWritable);
  const server = createServer((request, response) => {
    // Chromium asks for it, and the headless shell does not. The development server has one.
    if (request.url === '/favicon.ico') return void response.writeHead(204).end();
    request.url = request.url?.replace('/__admin', '');
    void answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    fs.rmSync(target, { recursive: true });
  };
  return { origin: `http://localhost:${port}/__admin`, close };
}

const isImage = (name: string): boolean => /\.(?:jpg|png|webp|pdf)$/.test(name);

/** The texts of a content folder, by their paths from the project. Images are small here: only their names matter. */
function readTexts(folder: string): Record<string, string> {
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(
    names
      .map((name) => path.posix.join(folder, name))
      .filter((name) => fs.statSync(name).isFile())
      .map((name) => [name, isImage(name) ? '' : fs.readFileSync(name, 'utf8')]),
  );
}

const textsFrom = (folder: string, root: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(readTexts(folder)).map(([name, text]) => [path.relative(root, name), text]),
  );

/** Writes files into the browser's private file system. Those that are missing in the texts are deleted. */
const writeTexts = (page: Page, texts: Readonly<Record<string, string>>): Promise<void> =>
  page.evaluate(async (files) => {
    const root = await navigator.storage.getDirectory();
    for await (const name of root.keys()) await root.removeEntry(name, { recursive: true });
    await root.getDirectoryHandle('.git', { create: true });
    for (const [name, text] of Object.entries(files)) {
      const parts = name.split('/');
      const file = parts.pop() ?? '';
      let directory = root;
      for (const part of parts) directory = await directory.getDirectoryHandle(part, { create: true });
      const handle = await directory.getFileHandle(file, { create: true });
      const stream = await handle.createWritable();
      await stream.write(text);
      await stream.close();
    }
  }, texts);

/** A copy of a content folder in the browser's private file system, which the admin gets in place of a folder of the disk. */
export class AdminFolder {
  private constructor(
    private readonly page: Page,
    private texts: Readonly<Record<string, string>>,
  ) {}

  /** @param root of the repository of the folder */
  static async open(page: Page, origin: string, folder: string, root = '.'): Promise<AdminFolder> {
    const texts = textsFrom(folder, root);
    await page.addInitScript(() => {
      Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
    });
    await page.goto(`${origin}/forms/config.json`);
    await writeTexts(page, texts);
    await page.goto(`${origin}/forms/`);
    await page.getByRole('button', { name: 'Work with Local Repository' }).click();
    await page.getByRole('button', { name: 'Create Entry or Assets' }).waitFor();
    return new AdminFolder(page, texts);
  }

  /** Gives the browser what the server writes, before it answers. Only on the disk, both have the same folder. */
  async followServer(folder: string, root: string): Promise<void> {
    await this.page.route('**/changes/sections', async (route) => {
      const { origin } = new URL(route.request().url());
      const headers = { ...route.request().headers(), origin, 'sec-fetch-site': 'same-origin' };
      const response = await route.fetch({ headers });
      await writeTexts(this.page, textsFrom(folder, root));
      await route.fulfill({ response });
    });
  }

  /** The lines that are removed and added since the last time, by file. */
  async diff(): Promise<Record<string, string[]>> {
    const texts = await this.page.evaluate(async () => {
      const found: Record<string, string> = {};
      const read = async (directory: FileSystemDirectoryHandle, start: string) => {
        for await (const [name, handle] of directory.entries()) {
          if (handle.kind === 'directory')
            await read(handle as FileSystemDirectoryHandle, `${start}${name}/`);
          else found[start + name] = await (await (handle as FileSystemFileHandle).getFile()).text();
        }
      };
      await read(await navigator.storage.getDirectory(), '');
      return found;
    });
    const before = this.texts;
    this.texts = texts;
    const names = [...new Set([...Object.keys(texts), ...Object.keys(before)])];
    return Object.fromEntries(
      names
        .filter((name) => texts[name] !== before[name])
        .map((name) => [
          name,
          isImage(name) ? ['+ image'] : changedLines(before[name] ?? '', texts[name] ?? ''),
        ]),
    );
  }
}

/** The lines between the equal ones at the start and the end. */
function changedLines(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  return [
    ...old.slice(start, old.length - end).map((line) => `- ${line}`),
    ...now.slice(start, now.length - end).map((line) => `+ ${line}`),
  ];
}

/**
 * Saves the open form, and waits until it is closed and the list is back: these come in any order. A form that sets its
 * values again after it appears stays open.
 */
export async function saveForm(page: Page, change = () => Promise.resolve()): Promise<void> {
  // The field of the check is hidden in a form without problems.
  const fields = page.locator('[data-key-path]:not([data-key-path="check"])');
  await fields.first().waitFor();
  await expect(async () => {
    if ((await fields.count()) > 0) {
      await change();
      await page.getByRole('button', { name: 'Save', exact: true }).click({ timeout: 60_000 });
    }
    await expect(fields).toHaveCount(0, { timeout: 15_000 });
  }).toPass();
  await expect(page).toHaveURL(/\/collections\/[^/]+$/);
}
