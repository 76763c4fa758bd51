import { execFile } from 'node:child_process';

interface GitAnswer {
  isDone: boolean;
  output: Buffer;
  /** What Git says about it, in English. */
  message: string;
}

/** How long Git may wait for another computer, in ms. */
const patience = 120_000;

const environment = {
  // Answers are read by this program, and nobody sees a question in the terminal.
  ...{ LC_ALL: 'C', LANGUAGE: 'C', GIT_TERMINAL_PROMPT: '0' },
  // What only reads does not keep others from writing.
  GIT_OPTIONAL_LOCKS: '0',
};

/**
 * Runs Git without a shell. It never rejects.
 *
 * @param directory where it runs
 * @param input what it reads, such as paths
 */
export const askGit = (directory: string, args: readonly string[], input = ''): Promise<GitAnswer> =>
  new Promise((resolve) => {
    const child = execFile(
      'git',
      // Names of files are no patterns.
      ['--literal-pathspecs', ...args],
      {
        cwd: directory,
        env: { ...process.env, ...environment },
        encoding: 'buffer',
        maxBuffer: Infinity,
        timeout: patience,
      },
      (error, output, errors) => {
        const said = `${errors.toString()}\n${error ? output.toString() : ''}`.trim();
        const message = error?.killed ? `${said}\ntimed out` : said || (error?.message ?? '');
        resolve({ isDone: !error, output, message });
      },
    );
    // Git may end before it has read everything.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });

/** What Git answers in a line, or nothing. */
export async function gitLine(directory: string, ...args: readonly string[]): Promise<string> {
  const { isDone, output } = await askGit(directory, args);
  return isDone ? output.toString().trim() : '';
}

/** The paths that Git answers with `-z`. @throws with what Git says */
export async function gitPaths(directory: string, ...args: readonly string[]): Promise<string[]> {
  const { isDone, output, message } = await askGit(directory, args);
  if (!isDone) throw new Error(message);
  return output.toString().split('\0').filter(Boolean);
}
