import fs from 'node:fs';
import path from 'node:path';
import { checkContent } from '../../check/check';
import type { Site } from '../../model/site';
import type { Problem } from '../../parse/problem';
import { withoutSaved } from '../check-entry';
import { sentence } from '../field-labels';
import { readForms } from '../form-places';
import { inWordsOfForms } from '../words-of-forms';
import type { Answer, Refusal } from './change';

/** Problems in the words of the forms. */
export function explainProblems(site: Site, problems: readonly Problem[]): Refusal[] {
  const { findPlace } = readForms(site);
  return problems.map((problem) => {
    const found = findPlace(problem);
    const { form = problem.file, entry, label } = found ?? {};
    return {
      ...found,
      place: [form, entry, label].filter(Boolean).join(', '),
      message: inWordsOfForms(sentence(problem.message)),
    };
  });
}

/** What a file is to have. Null removes it. */
export type Bytes = string | Buffer | null;

/**
 * Writes and removes files, if the content has no further problem then.
 *
 * @param files by their paths from the content folder
 * @param result of a refusal, such as "Nothing was undone"
 * @returns why nothing was written
 */
export async function writeFiles(
  directory: string,
  files: ReadonlyMap<string, Bytes>,
  result: string,
): Promise<Answer | undefined> {
  const isText = (name: string, value: Bytes) => value === null || /\.(?:json|md)$/.test(name);
  const unsaved = [...files]
    .filter(([name, value]) => isText(name, value))
    .map(([name, value]) => [path.join(directory, name), value?.toString() ?? null] as const);
  const [after, saved] = [await checkContent(directory, new Map(unsaved)), await checkContent(directory)];
  // An image that comes back is not a file yet.
  const back = [...files].filter(([name, value]) => !isText(name, value)).map(([name]) => name);
  const problems = withoutSaved(after.problems, saved.problems).filter(
    ({ message }) => !back.some((name) => message.includes(name)),
  );
  if (problems.length > 0)
    return {
      isDone: false,
      message: `${result}, because the site could not be built any more:`,
      problems: explainProblems(after.read, problems),
    };

  for (const [name, value] of files) {
    const file = path.join(directory, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    if (value === null) fs.rmSync(file, { force: true });
    else fs.writeFileSync(file, value);
  }
  return undefined;
}
