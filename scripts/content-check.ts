/** Checks all content and prints every problem; exit status 1 if there are any. */
import { formatProblem } from '../gatsby/check/problem';
import { contentDirectory } from '../gatsby/content/folders';
import { loadContent } from '../gatsby/content/load-content';

const { content, problems } = await loadContent(contentDirectory);
if (content) {
  console.log(`content is good: ${content.files.length} files, ${content.routes.length} routes`);
} else {
  console.error(problems.map(formatProblem).join('\n'));
  process.exitCode = 1;
}
