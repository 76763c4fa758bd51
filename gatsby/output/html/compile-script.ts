import { buildSync } from 'esbuild';

/**
 * @param source imports files by their paths from the root of the project
 * @param define source text of the constants that these files use
 * @throws when a file cannot be compiled
 */
export function compileScript(source: string, define?: Record<string, string>): string {
  const { outputFiles } = buildSync({
    stdin: { contents: source, resolveDir: '.' },
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
