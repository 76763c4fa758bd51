import fs from 'node:fs';
import path from 'node:path';

/** A package of others, code or drawings of which reach a visitor. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** Its `license` field to the letter. */
  licence: string;
  /** Where it is, such as "node_modules/react-dom". */
  folder: string;
}

interface Manifest {
  name: string;
  version: string;
  license?: string;
}

/** The innermost package of a path: packages bring packages of their own. */
const innermost = /^\.\/((?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** What webpack calls the project's own files. */
const ownFile = /^\.\/(?:src\/|gatsby-browser\.tsx$)/;

/** Whose code stands where there is no package in the path. */
const others: [place: RegExp, folder: string][] = [
  // Gatsby copies its runtime there.
  [/^\.\/\.cache\//, 'node_modules/gatsby'],
  [/^webpack\//, 'node_modules/webpack'],
];

/**
 * Finds the package that a module of the built scripts comes from.
 *
 * @param source as source maps name it, such as "webpack://foldline/./node_modules/mitt/dist/mitt.es.js"
 * @returns the package's folder; null for a file of the project itself
 * @throws when nobody has decided whose such a module is
 */
export function folderOf(source: string): string | null {
  const place = source.replace(/^webpack:\/\/[^/]*\//, '');
  const folder = innermost.exec(place)?.[1] ?? others.find(([pattern]) => pattern.test(place))?.[1];
  if (folder) return folder;
  if (ownFile.test(place)) return null;
  throw new Error(`Whose module is ${source}? See scripts/supply-chain/shipped-packages.ts`);
}

/** A chunk that webpack has emptied; it has nothing that a source map could tell of. */
const emptyChunk =
  /^\(self\.\w+=self\.\w+\|\|\[\]\)\.push\(\[\[\d+\],\{(?:\d+:function\(\)\{\},?)+\}\]\);\s*$/;

/** What webpack says of a build in webpack.stats.json. */
interface Stats {
  assetsByChunkName: Record<string, string[]>;
}

/**
 * Lists the scripts of the last build; what builds before it have left in the folder is asked for by no page. The chunks
 * that come later are known to webpack's runtime, which is a part of the entry, by the digests in their names.
 */
function scriptsIn(site: string): string[] {
  const read = (file: string) => fs.readFileSync(path.join(site, file), 'utf8');
  const stats = path.join(site, 'webpack.stats.json');
  if (!fs.existsSync(stats)) throw new Error(`${site} holds no build: npm run build`);
  const named = Object.values((JSON.parse(read('webpack.stats.json')) as Stats).assetsByChunkName).flat();
  const entry = read(named.find((file) => /^app-.*\.js$/.test(file)) ?? '');
  return fs
    .readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js') && fs.statSync(path.join(site, file)).isFile())
    .filter((file) => {
      const digest = /-([\da-f]{20})\.js$/.exec(file)?.[1];
      return !digest || named.includes(file) || entry.includes(digest);
    });
}

/**
 * Lists the packages whose code is in the scripts of a built site, by their source maps: what webpack has left out of a
 * package is not in there.
 *
 * @param site absolute path of the built site
 * @returns folders of packages, each once
 * @throws when there is no build, or a script has no source map
 */
export function foldersInScripts(site: string): Set<string> {
  const sources = scriptsIn(site).flatMap((file) => {
    const script = path.join(site, file);
    const map = `${script}.map`;
    if (fs.existsSync(map))
      return (JSON.parse(fs.readFileSync(map, 'utf8')) as { sources: string[] }).sources;
    if (emptyChunk.test(fs.readFileSync(script, 'utf8'))) return [];
    throw new Error(`${file} has no source map that tells where it comes from`);
  });
  return new Set(sources.map(folderOf).filter((folder) => folder !== null));
}

/**
 * Lists every package that reaches a visitor, as script or otherwise.
 *
 * @param site absolute path of the built site
 * @param root absolute path of the project
 * @param assets names of packages that ship something else than script
 * @returns the packages by name
 */
export function shippedPackages(site: string, root: string, assets: readonly string[]): ShippedPackage[] {
  const folders = new Set([...foldersInScripts(site), ...assets.map((name) => `node_modules/${name}`)]);
  return [...folders]
    .map((folder) => {
      const file = path.join(root, folder, 'package.json');
      const { name, version, license = 'none' } = JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
      return { name, version, licence: license, folder };
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
