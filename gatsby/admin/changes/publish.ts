import { checkContent } from '../../check/check';
import type { Answer, Refusal } from './change';
import { askGit, gitLine } from '../../git';
import { explainGit } from './git-answers';
import { changedFiles, unknownFiles } from './published';
import { sampleMark } from '../sections/least-section';
import { explainProblems } from './write-files';

const refusal = (message: string, problems?: readonly Refusal[]): Answer => ({
  isDone: false,
  message,
  problems,
});

/** Where the branch is pushed to: "origin" and "refs/heads/main". */
async function readUpstream(directory: string): Promise<[remote: string, branch: string] | undefined> {
  const branch = await gitLine(directory, 'symbolic-ref', '--quiet', 'HEAD');
  const format = '--format=%(upstream:remotename) %(upstream:remoteref)';
  const [remote, target] = (branch && (await gitLine(directory, 'for-each-ref', format, branch))).split(' ');
  return remote && target ? [remote, target] : undefined;
}

/** The number of commits that are not pushed. */
export const countCommits = async (directory: string): Promise<number> =>
  Number(await gitLine(directory, 'rev-list', '--count', '@{upstream}..HEAD'));

/** Commits files as they are, and nothing else: what is staged stays staged. @returns what Git says against it */
async function commit(directory: string, names: readonly string[], sentence: string) {
  const paths = ['--pathspec-from-file=-', '--pathspec-file-nul'];
  const unknown = (await unknownFiles(directory)).filter((name) => names.includes(name)).join('\0');
  // Without content: the commit takes that from the files.
  if (unknown) await askGit(directory, ['add', '--intent-to-add', ...paths], unknown);
  const { isDone, message } = await askGit(
    directory,
    ['commit', '--only', '--quiet', `--message=${sentence}`, ...paths],
    names.join('\0'),
  );
  if (isDone) return undefined;
  if (unknown) await askGit(directory, ['reset', '--quiet', ...paths], unknown);
  return message;
}

/**
 * Commits all changes of the content and pushes the branch. After a failure the changes are still there, and still listed.
 *
 * @param sentence what the editor says about them
 */
export async function publishChanges(directory: string, sentence: string): Promise<Answer> {
  const upstream = await readUpstream(directory);
  if (!upstream) {
    const place = (await gitLine(directory, 'remote'))
      ? 'this branch has no place there yet. Type "git push --set-upstream origin HEAD" in a terminal once.'
      : 'it has no place to publish to (a remote). Ask who looks after the site.';
    return refusal(`Nothing was published. The repository is on this computer, and ${place}`);
  }
  const { read, problems } = await checkContent(directory);
  if (problems.length > 0)
    return refusal(
      'Nothing was published, because the site could not be built:',
      explainProblems(read, problems),
    );
  const samples = read.fields
    .filter(({ value }) => typeof value === 'string' && value.startsWith(sampleMark))
    .map(({ file, path }) => file.problem(path, 'found the text of a sample, expected your own'));
  if (samples.length > 0)
    return refusal(
      'Nothing was published, because a section still has samples:',
      explainProblems(read, samples),
    );

  // Also what is as published, if a commit that is not pushed has it otherwise.
  const names = [...(await changedFiles(directory, 'HEAD')).keys()];
  if (names.length > 0) {
    if (!sentence) return refusal('Nothing was published. Say in a sentence what you have changed.');
    const failure = await commit(directory, names, sentence);
    if (failure) return refusal(`Nothing was published, and nothing is lost. ${explainGit(failure)}`);
  } else if (!(await countCommits(directory))) return refusal('There is nothing to publish.');

  const [remote, target] = upstream;
  const { isDone, message } = await askGit(directory, ['push', '--quiet', remote, `HEAD:${target}`]);
  return isDone
    ? { isDone, message: 'Published. The site is online when its host has built it.' }
    : refusal(`Nothing is online yet, and nothing is lost: your changes stay listed. ${explainGit(message)}`);
}
