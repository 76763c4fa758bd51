import fs from 'node:fs';
import path from 'node:path';
import type { ContentFile } from '../../gatsby/parse/parse-text';
import { createSite } from '../../gatsby/model/create-site';
import type { Site } from '../../gatsby/model/site';
import { definitionOf } from '../../gatsby/definitions/definitions';
import { createContentPages } from '../../gatsby/content/pages';

/** A frozen copy of the site's content. Tests read this copy, so that an editor's change never fails them. */
export const contentDirectory = path.resolve('__tests__/content');

/**
 * Reads a file of the frozen content.
 *
 * @param name the file's name without its ending, such as "site" or "sections/plans"
 */
export const readContent = (name: string): unknown =>
  JSON.parse(fs.readFileSync(path.join(contentDirectory, `${name}.json`), 'utf8'));

/** The content as the build loads it, with some files replaced or added. */
export function siteContent(values: Record<string, unknown> = {}) {
  const frozen = (fs.readdirSync(contentDirectory, { recursive: true }) as string[])
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace('.json', ''));
  const files = [...new Set([...frozen, ...Object.keys(values)])].map((name) => {
    const file = `${name}.json`;
    const value = values[name] ?? readContent(name);
    return { name: file, value, definition: definitionOf(file, value) } as ContentFile;
  });
  return createSite({
    directory: contentDirectory,
    ...{ names: [], links: [] },
    files: new Map(files.map((file) => [file.name, file])),
  });
}

interface CreatedPage {
  path: string;
  component: string;
  context?: object;
}

/** Every page that a build creates, apart from the one for unknown addresses. */
export function createdPages(content: Site): CreatedPage[] {
  const pages: CreatedPage[] = [];
  createContentPages(content, (created) => void pages.push(created as CreatedPage));
  return pages.filter(({ path }) => path !== '/404.html');
}
