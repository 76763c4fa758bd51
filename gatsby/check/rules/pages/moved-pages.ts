import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { repositoryOf } from '../../../folders';
import { askGit, gitLine, gitPaths } from '../../../git';
import { createSite } from '../../../model/create-site';
import { inAllLanguages } from '../../../model/languages/languages';
import type { Site } from '../../../model/site';
import { readContent } from '../../../model/read-content';
import { quote } from '../../../parse/problem';
import { translateSite } from '../../../model/languages/translation';
import { readTranslations } from '../../read-translations';
import { problemIn, type Rule, type Rules } from '../rule';

/** How many pages have a message each. */
const maxMessages = 10;

/** The published content of the last commit. Undefined if nothing has changed since, or if there is no such content. */
async function committedContent(directory: string): Promise<Site | undefined> {
  const repository = repositoryOf(directory);
  const folder = path.relative(repository ?? '', directory).replaceAll('\\', '/');
  if (repository === undefined) return undefined;
  const target = await fs.mkdtemp(path.join(os.tmpdir(), 'committed-content-'));
  try {
    if (!(await gitLine(repository, 'diff', '--name-only', 'HEAD', '--', folder))) return undefined;
    const names = await gitPaths(repository, 'ls-tree', '-r', '--name-only', '-z', 'HEAD', '--', folder);
    const texts = names.filter((name) => !name.startsWith(`${folder}/images/`));
    // Writes the files of the commit to another folder, and changes neither the index nor the working tree.
    const restore = [
      'restore',
      '--source=HEAD',
      '--worktree',
      '--pathspec-from-file=-',
      '--pathspec-file-nul',
    ];
    await askGit(repository, [`--work-tree=${target}`, ...restore], texts.join('\0'));
    const committed = path.join(target, folder);
    const original = createSite({ directory: committed, ...(await readContent(committed)) });
    const { published } = translateSite(original, await readTranslations(original));
    // Here, because old content can have mistakes.
    addressesOf(published);
    return published;
  } catch {
    // There is no git or no commit, or the commit has mistakes.
    return undefined;
  } finally {
    await fs.rm(target, { recursive: true });
  }
}

/** The addresses of all pages, and for those of entries the file and the language that stay the same when the address changes. */
const addressesOf = (site: Site) =>
  inAllLanguages(site).flatMap(({ home, routes, entries }) => [
    ...routes.map(({ path }) => ({ path, entry: undefined, list: undefined })),
    ...entries.map(({ path, file, folder, parentPath }) => ({
      ...{ path, entry: `${home} ${file}`, list: { key: `${home} ${folder}`, path: parentPath } },
    })),
  ]);

/** Pages that the last commit has at another address. */
const pagesHaveRedirects: Rule = async (site) => {
  const committed = site.home === '/' ? await committedContent(site.directory) : undefined;
  if (!committed) return [];
  const [old, current] = [committed, site.published].map(addressesOf);
  const kept = new Set([
    ...(current ?? []).map((page) => page.path),
    ...site.redirects.map(({ from }) => from),
  ]);
  const entries = new Map(current?.map((page) => [page.entry, page.path]));
  const lists = new Map(current?.map(({ list }) => [list?.key, list?.path]));
  const moved = new Map(old?.map(({ list }) => [list?.path, lists.get(list?.key)]));

  /** The address of the entry now, or that of the same page below a list that has moved. */
  const targetOf = ({ path, entry }: (typeof addresses)[number]): string | undefined => {
    if (entry) return entries.get(entry);
    for (const [list, target] of moved)
      if (list && target && `${path}/`.startsWith(`${list}/`)) return target + path.slice(list.length);
    return undefined;
  };

  const addresses = old?.filter((page) => !kept.has(page.path)) ?? [];
  const messages = addresses.slice(0, maxMessages).map((page) => {
    const target = targetOf(page);
    return target && kept.has(target)
      ? `the page ${quote(page.path)} has moved, expected { "from": "${page.path}", "to": "${target}" }`
      : `the page ${quote(page.path)} is gone, expected a redirect from it to another page`;
  });
  const others = addresses.length - messages.length;
  if (others > 0)
    messages.push(`${others} further pages have moved or are gone, expected a redirect from each`);
  return messages.flatMap((message) => problemIn(site, 'redirects.json', ['redirects'], message));
};

export const movedPageRules: Rules = { warnings: [pagesHaveRedirects] };
