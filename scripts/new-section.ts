/**
 * Creates a kind of section: its definition, component, test and content, and what derives from the definition.
 *
 *   npm run new:section price-list
 */
import { spawnSync } from 'node:child_process';
import { createSection } from './create-section';

try {
  const files = createSection(process.argv.slice(2).join(' '));
  // A process of its own loads the new definition. The length of lines depends on the name.
  for (const command of [
    'jiti scripts/content-docs.ts',
    `prettier --write --log-level warn ${files.join(' ')}`,
  ])
    spawnSync(`node_modules/.bin/${command}`, { shell: true, stdio: 'inherit' });
  console.log(`${files.join('\n')}\ncontent/reference.md\nSee "Add a kind of section" in CONTRIBUTING.md.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
