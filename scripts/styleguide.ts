import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Removes the component page. Gatsby keeps scripts of previous builds, and the next build must not deliver these. */
export function removeStyleguide(): void {
  for (const name of readdirSync('public'))
    if (name.includes('styleguide')) rmSync(path.join('public', name), { recursive: true });
}
