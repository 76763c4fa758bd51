import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { findPublished } from '../../../../gatsby/admin/changes/published';
import { readChanges } from '../../../../gatsby/admin/changes/read-changes';
import { undoChanges } from '../../../../gatsby/admin/changes/undo';
import { createSite } from '../../../../gatsby/model/create-site';
import { readContent } from '../../../../gatsby/model/read-content';
import { createFolder } from '../../../support/site-folder';
import { ContentCopy } from '../../check/content-copy';

// Only the repositories of the tests count, not the configuration of the computer.
Object.assign(process.env, { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' });

type Json = Record<string, unknown>;

/** A content folder, in a repository that is pushed to another one. */
export class Repository {
  private constructor(readonly content: ContentCopy) {}

  static open(content = ContentCopy.ofFrozen()): Repository {
    const repository = new Repository(content);
    repository.git('init', '--quiet', '--initial-branch=main');
    repository.git('config', 'user.name', 'Ada');
    repository.git('config', 'user.email', 'ada@foldline.example');
    repository.write('code.ts', 'one');
    repository.git('add', '.');
    repository.git('commit', '--quiet', '--message=Start');
    return repository;
  }

  /** Publishes to a repository of its own. @returns the folder of that */
  publish(): string {
    const remote = createFolder('remote-');
    this.git('init', '--quiet', '--bare', '--initial-branch=main', remote);
    this.git('remote', 'add', 'origin', remote);
    this.git('push', '--quiet', '--set-upstream', 'origin', 'main');
    return remote;
  }

  get root(): string {
    return path.dirname(this.content.directory);
  }

  get directory(): string {
    return this.content.directory;
  }

  git(...args: string[]): string {
    return execFileSync('git', args, { cwd: this.root, encoding: 'utf8' }).trim();
  }

  /** Writes a file beside the content folder. */
  write(name: string, text: string): void {
    fs.writeFileSync(path.join(this.root, name), text);
  }

  /** Changes a JSON file, and writes it as forms do. */
  edit(name: string, change: (value: Json & { plans: Json[]; pages: Json[] }) => unknown): void {
    const value = JSON.parse(this.content.read(name)) as Json & { plans: Json[]; pages: Json[] };
    change(value);
    this.content.write(name, `${JSON.stringify(value, null, 2)}\n`);
  }
}

const siteOf = async (directory: string) => createSite({ directory, ...(await readContent(directory)) });

/** What has changed, and "Undo". Without Git, the state of the folder at this moment counts. */
export async function watch(directory: string) {
  const site = await siteOf(directory);
  const published = await findPublished(directory, createFolder('start-'));
  const list = async () => (await readChanges(site, published)).changes;
  return {
    list,
    words: async () =>
      (await list()).map(({ form, entry, label, language, kind, before, after }) =>
        [[form, entry, label, language].filter(Boolean).join(', '), kind, before, after].join(' | '),
      ),
    /** @param meanwhile happens after the choice */
    undo: async (
      isChosen: (place: string) => boolean = () => true,
      meanwhile = () => undefined as unknown,
    ) => {
      const seen = await list();
      const ids = seen.filter(({ file, label }) => isChosen(`${file} ${label}`)).map(({ id }) => id);
      meanwhile();
      return undoChanges(site, published, await list(), ids);
    },
  };
}
