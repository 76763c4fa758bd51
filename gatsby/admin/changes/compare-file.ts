import fs from 'node:fs';
import path from 'node:path';
import { isMarkdown, isRecord } from '../../definitions/definitions';
import { bodyOf } from '../../parse/canonical';
import { parseContent } from '../../parse/parse-content';
import type { ContentFile } from '../../parse/parse-text';
import { compareValues, type Difference } from './compare';
import type { Published, State } from './published';

/** A file that differs from the published one. */
export interface ChangedFile {
  /** The path from the content folder: "de/sections/plans.json". */
  name: string;
  /** The path from the folder of its language: "sections/plans.json". */
  ownName: string;
  state: State;
  /** Differs when the file is written. */
  stamp: string;
  /** Of content: the published file and the one that is there now. */
  before?: ContentFile;
  after?: ContentFile;
  /** What is there now. */
  text: string;
  /** By field. None if the whole file is added or removed, or is no content that can be read. */
  differences: readonly Difference[];
}

const isContent = (name: string): boolean => /\.(?:json|md)$/.test(name);

/** Parses a file. The text of a Markdown file is one field. */
function parse(name: string, bytes?: Buffer): ContentFile | undefined {
  if (!bytes || !isContent(name)) return undefined;
  const file = parseContent(name, name, bytes);
  if (!isMarkdown(name) || !isRecord(file.value)) return file;
  return { ...file, value: { ...file.value, body: bodyOf(bytes.toString().replaceAll('\r\n', '\n')) } };
}

/** @param languages codes of folders */
export async function compareFile(
  directory: string,
  published: Published,
  [name, state]: readonly [string, State],
  languages: readonly string[],
): Promise<ChangedFile> {
  const language = languages.find((code) => name.startsWith(`${code}/`)) ?? '';
  const ownName = path.posix.relative(language, name);
  const file = path.join(directory, name);
  const { mtimeMs = 0, size = 0 } = fs.statSync(file, { throwIfNoEntry: false }) ?? {};
  const isRead = isContent(ownName);
  const before = parse(ownName, isRead ? await published.readFile(name) : undefined);
  const bytes = isRead && state !== 'removed' ? fs.readFileSync(file) : undefined;
  const after = parse(ownName, bytes);
  const isComparable = before?.value !== undefined && after?.value !== undefined;
  const differences = isComparable ? compareValues(before.value, after.value) : [];
  return {
    name,
    ownName,
    state,
    stamp: `${mtimeMs} ${size}`,
    before,
    after,
    text: String(bytes),
    differences,
  };
}
