/** @jest-environment node */
import { compileScript } from '../../../../gatsby/output/html/compile-script';

it.each([
  ['gatsby/output/html/load-scripts.ts', 'loadScripts', 'document.currentScript.dataset'],
  ['src/pre-paint.ts', 'prePaint', ''],
])('compiles %s to one line that can be inline in HTML', (file, name, argument) => {
  const script = compileScript(file, name, argument);
  expect(script).toContain(`(${argument})`);
  expect(script).not.toMatch(/<\/|<!--|\n|export|import/);
});

it('stops the build when the file has an error', () => {
  expect(() => compileScript('src/pre-paint.ts', 'missing')).toThrow('missing');
});
