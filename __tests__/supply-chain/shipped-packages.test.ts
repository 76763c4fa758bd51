/** @jest-environment node */
import fs from 'node:fs';
import { folderOf, foldersInScripts, shippedPackages } from '../../scripts/supply-chain/shipped-packages';
import { writeSite } from '../build/site-folder';

const map = (...sources: string[]) =>
  JSON.stringify({ sources: sources.map((source) => `webpack://site/${source}`) });

describe('A module', () => {
  it.each([
    ['./node_modules/mitt/dist/mitt.es.js', 'node_modules/mitt'],
    ['./node_modules/@scope/one/esm/index.mjs', 'node_modules/@scope/one'],
    [
      './node_modules/gatsby/node_modules/gatsby-link/dist/a.mjs',
      'node_modules/gatsby/node_modules/gatsby-link',
    ],
    ['./.cache/loader.js', 'node_modules/gatsby'],
    ['webpack/runtime/load script', 'node_modules/webpack'],
    ['./src/theme/storage.ts', null],
    ['./gatsby-browser.tsx', null],
  ])('%s comes from %s', (source, folder) => {
    expect(folderOf(`webpack://site/${source}`)).toBe(folder);
  });

  it('from a place that nobody has thought of is refused', () => {
    expect(() => folderOf('webpack://site/external "elsewhere"')).toThrow('Whose module is');
  });
});

describe('A built site', () => {
  it('ships what its source maps name, once, and the assets', () => {
    const site = writeSite({
      'app.js': '',
      'app.js.map': map('./node_modules/zod/a.js', './src/app.tsx', './node_modules/zod/b.js'),
      'deep/chunk.js': '',
      'deep/chunk.js.map': map('./node_modules/arrow/a.js'),
      'node_modules/zod/package.json': '{"name":"zod","version":"1.0.0","license":"MIT"}',
      'node_modules/arrow/package.json': '{"name":"arrow","version":"2.0.0"}',
      'node_modules/font/package.json': '{"name":"font","version":"3.0.0","license":"OFL-1.1"}',
    });
    expect(shippedPackages(site, site, ['font'])).toEqual([
      { name: 'arrow', version: '2.0.0', licence: 'none', folder: 'node_modules/arrow' },
      { name: 'font', version: '3.0.0', licence: 'OFL-1.1', folder: 'node_modules/font' },
      { name: 'zod', version: '1.0.0', licence: 'MIT', folder: 'node_modules/zod' },
    ]);
    fs.rmSync(site, { recursive: true });
  });

  it('with a script of unknown origin is refused, and so is one without scripts', () => {
    const strange = writeSite({ 'app.js': '', 'app.js.map': map(), 'copied.js': '' });
    expect(() => foldersInScripts(strange)).toThrow('copied.js has no source map');
    fs.rmSync(strange, { recursive: true });
    const empty = writeSite({ 'index.html': '' });
    expect(() => foldersInScripts(empty)).toThrow('npm run build');
    fs.rmSync(empty, { recursive: true });
  });
});
