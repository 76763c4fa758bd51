import type { Reporter } from 'gatsby';
import { checkContent } from '../check/check';
import { formatProblem, type Problem } from '../check/problem';
import { toSiteContent } from './site-content';

/** Reads, checks and types all content. If there are problems, sorted by file and place, there is no content. */
export async function loadContent(directory: string) {
  const { content, problems } = await checkContent(directory);
  return { content: content && problems.length === 0 ? toSiteContent(content) : null, problems };
}

/** Loads the content for a build, which stops if there are problems. */
export async function loadValidContent(directory: string, reporter: Pick<Reporter, 'panic'>) {
  const { content, problems } = await loadContent(directory);
  return content ?? reporter.panic(describeProblems(problems));
}

/** @returns an empty text if there are no problems */
export const describeProblems = (problems: readonly Problem[]): string =>
  problems.length > 0 ? `The content has errors:\n${problems.map(formatProblem).join('\n')}` : '';
