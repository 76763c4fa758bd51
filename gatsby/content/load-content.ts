import type { Reporter } from 'gatsby';
import { checkContent } from '../check/check';
import { formatProblem, type Problem } from '../parse/problem';
import { describeException, policyExceptions } from '../model/analytics';

export async function loadPublishedContent(directory: string, reporter: Pick<Reporter, 'panic' | 'info'>) {
  const { site, problems } = await checkContent(directory);
  if (!site || problems.length > 0) return reporter.panic(describeProblems(problems));
  for (const { file, status, value } of site.entries)
    if (status === 'draft') reporter.info(`${file} is a draft, so the site does not show it`);
    else if (status) reporter.info(`${file} is for ${String(value.date)}, so the site does not show it yet`);
  const published = site.published;
  for (const exception of policyExceptions(published.integrations))
    reporter.info(describeException(exception));
  if (site.files.has('announcement.json') && !published.announcement)
    reporter.info('announcement.json is over, so the site does not show it');
  return published;
}

export const describeProblems = (problems: readonly Problem[]): string =>
  problems.length > 0 ? `The content has errors:\n${problems.map(formatProblem).join('\n')}` : '';
