/**
 * Writes the schemas for VS Code, checks all content and prints every problem; exit status 1 if there are any. Then it prints warnings: what has no effect,
 * or would fail visitors of a published site.
 *
 *   npm run content:check -- --launch   treats warnings as errors
 */
import { checkContent, findWarnings } from '../gatsby/check/check';
import { oldTranslations } from '../gatsby/check/old-translations';
import { formatProblem } from '../gatsby/parse/problem';
import { translationReport } from '../gatsby/check/translation-report';
import { writeSchemas } from '../gatsby/definitions/write-schemas';
import { contentDirectory } from '../gatsby/folders';

writeSchemas();
const { site, problems } = await checkContent(contentDirectory);
const warnings = site && problems.length === 0 ? await findWarnings(site) : [];
const isLaunch = process.argv.includes('--launch');
const errors = isLaunch ? [...problems, ...warnings] : problems;

if (errors.length > 0) {
  console.error(errors.map(formatProblem).join('\n'));
  process.exitCode = 1;
} else {
  for (const warning of warnings) console.log(`warning: ${formatProblem(warning)}`);
  for (const line of site ? [...translationReport(site), ...(await oldTranslations(site))] : [])
    console.log(line);
  const pages = site ? site.pages : [];
  console.log(
    `The content is valid: ${site?.files.size} files, ${pages.length} routes, ${warnings.length} warnings`,
  );
}
