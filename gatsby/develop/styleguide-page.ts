import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Actions } from 'gatsby';

/** Creates the component page: in development, and in the build that the end-to-end tests open (`STYLEGUIDE=1`). */
export function createStyleguidePage(createPage: Actions['createPage'], env: NodeJS.ProcessEnv): void {
  if (env.NODE_ENV !== 'development' && env.STYLEGUIDE !== '1') return;
  const kinds = readdirSync('src/sections').filter((kind) => existsSync(`src/sections/${kind}/example.ts`));
  createPage({
    path: '/__styleguide',
    component: path.resolve('src/styleguide/styleguide.tsx'),
    context: { kinds },
  });
}
