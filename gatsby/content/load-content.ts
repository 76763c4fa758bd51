import type { Reporter } from 'gatsby';
import { checkContent } from '../check/check';
import { formatProblem, type Problem } from '../check/problem';
import { type SiteContent, toSiteContent } from './site-content';

/**
 * Reads, checks and types all content. The definitions are always those of content/schemas.
 *
 * @param directory absolute path of the content folder
 * @returns no content if there are problems, which are sorted by file and place
 */
export async function loadContent(directory: string) {
  const { content, problems } = await checkContent(directory);
  return { content: content && problems.length === 0 ? toSiteContent(content) : null, problems };
}

/** Loads the content for a build, which stops if there are problems. */
export async function loadValidContent(
  directory: string,
  reporter: Pick<Reporter, 'panic'>,
): Promise<SiteContent> {
  const { content, problems } = await loadContent(directory);
  return content ?? reporter.panic(describeProblems(problems));
}

/** @returns an empty text if there are no problems */
export const describeProblems = (problems: readonly Problem[]): string =>
  problems.length > 0 ? `The content has errors:\n${problems.map(formatProblem).join('\n')}` : '';
