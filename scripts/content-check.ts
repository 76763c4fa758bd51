/** Checks content/ and prints every mistake; exit status 1 when there are any. */
import fs from 'node:fs';
import path from 'node:path';
import { checkContent, formatProblems } from '../gatsby/check/check';

const directory = path.resolve('content');

async function main(): Promise<void> {
  const problems = await checkContent(directory);
  if (problems.length > 0) {
    console.error(formatProblems(problems));
    process.exitCode = 1;
    return;
  }
  const files = fs.readdirSync(directory).filter((name) => name.endsWith('.json'));
  const { pages } = JSON.parse(fs.readFileSync(path.join(directory, 'pages.json'), 'utf8')) as {
    pages: unknown[];
  };
  console.log(`content is good: ${files.length} files, ${pages.length} routes`);
}

void main();
