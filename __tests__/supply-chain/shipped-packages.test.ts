/** @jest-environment node */
import fs from 'node:fs';
import { folderOf, foldersInScripts, shippedPackages } from '../../scripts/supply-chain/shipped-packages';
import { writeSite } from '../support/site-folder';

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

/** What every build leaves; its entry knows the digest of one chunk that comes later. */
const build = {
  'webpack.stats.json': '{"assetsByChunkName":{"app":["framework-00.js","app-00.js"]}}',
  'framework-00.js': '',
  'framework-00.js.map': map(),
  'app-00.js': '{7:"77777777777777777777"}',
  'app-00.js.map': map('./node_modules/zod/a.js', './src/app.tsx', './node_modules/zod/b.js'),
};

describe('A built site', () => {
  let site = '';
  afterEach(() => fs.rmSync(site, { recursive: true }));

  it('ships what the source maps of its build name, once, and the assets', () => {
    site = writeSite({
      ...build,
      '7-77777777777777777777.js': '',
      '7-77777777777777777777.js.map': map('./node_modules/arrow/a.js'),
      // Left by the build before.
      '6-66666666666666666666.js': '',
      '6-66666666666666666666.js.map': map('./node_modules/gone/a.js'),
      'node_modules/zod/package.json': '{"name":"zod","version":"1.0.0","license":"MIT"}',
      'node_modules/arrow/package.json': '{"name":"arrow","version":"2.0.0"}',
      'node_modules/font/package.json': '{"name":"font","version":"3.0.0","license":"OFL-1.1"}',
    });
    expect(shippedPackages(site, site, ['font'])).toEqual([
      { name: 'arrow', version: '2.0.0', licence: 'none', folder: 'node_modules/arrow' },
      { name: 'font', version: '3.0.0', licence: 'OFL-1.1', folder: 'node_modules/font' },
      { name: 'zod', version: '1.0.0', licence: 'MIT', folder: 'node_modules/zod' },
    ]);
  });

  it('with a script of unknown origin is refused', () => {
    site = writeSite({ ...build, 'deep/copied.js': 'run()' });
    expect(() => foldersInScripts(site)).toThrow('copied.js has no source map');
  });

  it('may hold a chunk that has been emptied', () => {
    const empty = '(self.webpackChunksite=self.webpackChunksite||[]).push([[7],{6454:function(){}}]);';
    site = writeSite({ ...build, '7-77777777777777777777.js': empty });
    expect([...foldersInScripts(site)]).toEqual(['node_modules/zod']);
  });

  it('has to be there', () => {
    site = writeSite({ 'index.html': '' });
    expect(() => foldersInScripts(site)).toThrow('npm run build');
  });
});
