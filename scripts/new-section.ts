/**
 * Creates a kind of section: its files, its types, its tables and its image in the editors' guide.
 *
 *   npm run new:section price-list
 */
import { spawnSync } from 'node:child_process';
import { createSection } from './new-section/create-section';
import { removeStyleguide } from './styleguide';

const kind = process.argv[2] ?? '';

// The types of the queries are those of content/, and only this build has the component page.
const env = { ...process.env, STYLEGUIDE: '1', CONTENT_DIR: '', PATH_PREFIX: '' };

function run(command: string): void {
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env });
  if (status !== 0)
    throw new Error(
      `"${command}" failed. Fix the reason, then run this command and those after it with STYLEGUIDE=1.`,
    );
}

try {
  const files = createSection(kind);
  for (const command of ['content:docs', 'build', `docs:screenshots ${kind}`]) run(`npm run ${command}`);
  removeStyleguide();
  console.log(
    `\nThe kind ${kind} exists:\n${files.join('\n')}\nSee "Add a kind of section" in CONTRIBUTING.md.`,
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
