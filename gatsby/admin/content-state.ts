import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { isMarkdown } from '../definitions/definitions';
import { inAllLanguages } from '../model/languages/languages';
import type { Site } from '../model/site';
import { digestOf } from './browser/published/digest';
import { folderInRepository } from './config';

/** What a build was made from, for the admin beside it. */
export interface ContentState {
  /** The path of the content folder from the repository. */
  folder: string;
  /** The digest of each file, by its path from the content folder. */
  files: Readonly<Record<string, string>>;
  /** The address where the host shows its builds. */
  builds?: string;
  /** Whether a change waits for somebody who publishes it. */
  isReviewed: boolean;
}

/** The values of a file as a form has them. */
function valuesOf(name: string, text: string): unknown {
  if (!isMarkdown(name)) return JSON.parse(text);
  const [, front = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text.replaceAll('\r\n', '\n')) ?? [];
  return { ...(parse(front) as object), body };
}

export async function contentState(site: Site): Promise<ContentState> {
  const { builds, review = false } = site.settings.admin ?? {};
  const names = inAllLanguages(site).flatMap(({ files, original, language }) =>
    [...files.keys()].map((name) => path.posix.join((original && language?.code) ?? '', name)),
  );
  const files = await Promise.all(
    names
      // A translation shows files of the first language.
      .filter((name) => fs.existsSync(path.join(site.directory, name)))
      .map(async (name) => {
        const text = fs.readFileSync(path.join(site.directory, name), 'utf8');
        return [name, await digestOf(valuesOf(name, text))] as const;
      }),
  );
  return {
    ...{ folder: folderInRepository(site.directory), files: Object.fromEntries(files) },
    ...{ builds, isReviewed: review },
  };
}
