/**
 * Replaces content/ with one of the contents in examples/.
 *
 *   npm run start-from             lists them
 *   npm run start-from blank
 *   npm run start-from blank -- --yes   does not ask
 */
import { createInterface } from 'node:readline/promises';
import { copyStartingContent, startingContents } from './copy-content';

const [name, option] = process.argv.slice(2);
const names = startingContents('.');

async function start(chosen: string): Promise<string> {
  if (!names.includes(chosen))
    return `There is no content "${chosen}": expected ${names.join(', ')}, or agency, which content/ is from the start.`;
  if (option !== '--yes') {
    const terminal = createInterface(process.stdin, process.stdout);
    const answer = await terminal.question('What is in content/ goes to a folder beside it. Go on? (y/n) ');
    terminal.close();
    if (!/^y/i.test(answer)) return 'Nothing has changed.';
  }
  const before = copyStartingContent('.', chosen);
  return [
    `content/ is that of examples/${chosen}. What was there is in ${before}.`,
    '1. Write your name and addresses: content/brand.json and content/site.json.',
    '2. Look at the site while you edit it: npm run admin',
    '3. See what is missing before the launch: npm run content:check -- --launch',
  ].join('\n');
}

void (async () => {
  console.log(
    name
      ? await start(name)
      : `npm run start-from …\n${['agency   what content/ is from the start', ...names].join('\n')}`,
  );
})();
