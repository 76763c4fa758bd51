import path from 'node:path';
import { buildSync } from 'esbuild';

/**
 * Compiles a function of a TypeScript file to an inline script that calls it.
 *
 * @param file path from the root of the project
 * @param name the exported function
 * @param argument source text of the argument that the script passes
 * @param define source text of the constants that the function uses
 * @throws when the file cannot be compiled
 */
export function compileScript(
  file: string,
  name: string,
  argument = '',
  define: Record<string, string> = {},
): string {
  const { dir, name: module } = path.parse(path.resolve(file));
  const { outputFiles } = buildSync({
    stdin: { contents: `import { ${name} } from './${module}'; ${name}(${argument});`, resolveDir: dir },
    bundle: true,
    define,
    minify: true,
    write: false,
    format: 'iife',
    // The error is thrown. It is not printed as well.
    logLevel: 'silent',
    target: ['chrome117', 'firefox128', 'safari16.4'],
  });
  return outputFiles[0]?.text.trim() ?? '';
}
