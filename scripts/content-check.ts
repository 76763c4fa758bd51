/** Checks content/ and prints every mistake; exit status 1 when there are any. */
import path from 'node:path';
import { checkContent, formatProblems } from '../src/content/check';
import { readDefinitions } from '../src/content/definitions';
import { readContent } from '../src/content/read-content';
import { listAt } from '../src/content/schema-details';

const directory = path.resolve('content');

async function main(): Promise<void> {
  const problems = await checkContent(directory);
  if (problems.length > 0) {
    console.error(formatProblems(problems));
    process.exitCode = 1;
    return;
  }
  const { files } = await readContent(directory, readDefinitions(directory));
  const routes = listAt(files.get('pages.json')?.value, 'pages');
  console.log(`content is good: ${files.size} files, ${routes.length} routes`);
}

void main();
