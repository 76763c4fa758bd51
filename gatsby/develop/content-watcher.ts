import type { IncomingMessage, ServerResponse } from 'node:http';
import chokidar from 'chokidar';
import type { Reporter } from 'gatsby';
import { readForms } from '../admin/form-places';
import { checkContent } from '../check/check';
import { formatProblem } from '../parse/problem';
import { describeProblems } from '../content/load-content';
import type { Site } from '../model/site';
import type { ShownError } from './content-errors';

let errors: ShownError[] = [];

export const sendErrors = (_: IncomingMessage, response: ServerResponse) =>
  void response.end(JSON.stringify(errors));

/** How long no file must change before the content is loaded, in ms. Editors save a file in several steps. */
const quietTime = 40;

/**
 * Loads the content now and after every change. Problems are shown in the terminal and in open pages until they are
 * fixed. Meanwhile the site keeps the last valid content.
 *
 * @param onValid receives all content each time it is valid
 * @returns when the content is valid for the first time
 */
export function watchContent(
  directory: string,
  reporter: Pick<Reporter, 'success' | 'log' | 'error'>,
  onValid: (site: Site) => void | Promise<void>,
): Promise<void> {
  let setReady: () => void;
  const ready = new Promise<void>((resolve) => (setReady = resolve));
  let shown = '';
  let timer: NodeJS.Timeout | undefined;
  let work = Promise.resolve();

  async function load(): Promise<void> {
    const { read, site, problems } = await checkContent(directory);
    const message = describeProblems(problems);
    if (site && !message) {
      await onValid(site);
      setReady();
    }
    if (message === shown) return;
    shown = message;
    const { findPlace } = readForms(read);
    errors = problems.map((problem) => {
      const { form, entry, language, label, hash } = findPlace(problem) ?? {};
      const place = [form, entry, language, label].filter(Boolean).join(', ');
      return { place, hash, text: formatProblem(problem) };
    });
    // As an error, Gatsby would print it below the title UNKNOWN.
    if (message) reporter.log(message);
    else reporter.success('The content is valid again');
  }

  // One after the other, so that an older state never replaces a newer one.
  const loadInTurn = () => {
    work = work.then(load).catch((error: Error) => void reporter.error(error));
  };

  chokidar.watch(directory, { ignoreInitial: true }).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(loadInTurn, quietTime);
  });
  loadInTurn();
  return ready;
}
