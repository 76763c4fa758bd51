import fs from 'node:fs';
import path from 'node:path';

const specifier = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

function resolve(file, name) {
  if (!name.startsWith('.')) return undefined;
  const target = path.resolve(path.dirname(file), name);
  return [`${target}.ts`, `${target}.tsx`, path.join(target, 'index.ts'), target].find(
    (candidate) => /\.tsx?$/.test(candidate) && fs.existsSync(candidate),
  );
}

const known = new Map();

/** The files that a file imports, in any way. */
function importsOf(file) {
  if (!known.has(file)) {
    const names = [...fs.readFileSync(file, 'utf8').matchAll(specifier)].map(([, name]) => name);
    known.set(
      file,
      names.flatMap((name) => resolve(file, name) ?? []),
    );
  }
  return known.get(file);
}

/** The shortest way from one file to another along imports, both included. */
function wayBetween(start, end) {
  const ways = new Map([[start, [start]]]);
  for (const [file, way] of ways) {
    if (file === end) return way;
    for (const next of importsOf(file)) if (!ways.has(next)) ways.set(next, [...way, next]);
  }
  return undefined;
}

/** No files import each other in a circle. Types count: a file is understood after those that it imports. */
export const importCircles = {
  meta: { type: 'problem', messages: { circle: 'The import closes a circle: {{way}}.' } },
  create(context) {
    const { filename } = context;
    const check = ({ source }) => {
      const target = resolve(filename, String(source?.value));
      const way = target ? wayBetween(target, filename) : undefined;
      if (!way) return;
      const names = way.map((file) => path.relative('.', file)).join(', ');
      context.report({ node: source, messageId: 'circle', data: { way: names } });
    };
    return {
      ':matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression, TSImportType)':
        check,
    };
  },
};
