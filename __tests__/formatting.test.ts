/** @jest-environment node */
import { execFileSync } from 'node:child_process';

const isIgnored = (file: string): boolean => {
  const output = execFileSync(process.execPath, [
    'node_modules/prettier/bin/prettier.cjs',
    '--file-info',
    file,
  ]);
  return (JSON.parse(output.toString()) as { ignored: boolean }).ignored;
};

it.each(['content/site.json', 'content/sections/about.md', 'examples/studio/posts/first.md'])(
  'leaves %s, which editors write, as it is',
  (file) => expect(isIgnored(file)).toBe(true),
);

it.each(['content/README.md', 'gatsby-node.ts'])('checks %s', (file) => expect(isIgnored(file)).toBe(false));
