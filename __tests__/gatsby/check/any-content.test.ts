/** @jest-environment node */
import fs from 'node:fs';
import fc from 'fast-check';
import { ContentCopy, drawImage, isOneLineWithPlace } from './content-copy';

// `npm test` repeats the same cases. The nightly run sets RANDOM_CASES to try new ones.
if (!process.env.RANDOM_CASES) fc.configureGlobal({ seed: 1 });

const copy = ContentCopy.ofFrozen();
copy.write(
  'sections/terms.md',
  '---\nkind: text\ntitle: "Terms"\n---\n\nSee [one](/about).\n\n## Two\n\n- *A*\n  1. `b`\n\n> Words\n',
);
const files = (fs.readdirSync(copy.directory, { recursive: true }) as string[]).filter(
  (file) => file.endsWith('.json') && !file.startsWith('schemas'),
);
const images = fs.readdirSync(copy.path('images')).map((file) => `images/${file}`);

// Plain images are decoded faster than real ones.
beforeAll(async () => {
  const plain = await drawImage(1600, 1200);
  for (const image of images) copy.write(image, plain);
});

/** Checks content with one changed file. The check never throws, and each problem has a place. */
async function expectSafeCheck(file: string, change: (bytes: Buffer) => Uint8Array): Promise<void> {
  const original = copy.readBytes(file);
  copy.write(file, change(original));
  try {
    const lines = await copy.check();
    expect(lines.filter((line) => !isOneLineWithPlace(line))).toEqual([]);
    // The build must be able to read content that passes the check.
    if (lines.length === 0 && files.includes(file)) expect(() => JSON.parse(copy.read(file))).not.toThrow();
  } finally {
    copy.write(file, original);
  }
}

/** Replaces bytes at a position, which is a fraction of the length. */
const splice = (bytes: Buffer, position: number, removed: number, added: Uint8Array): Buffer => {
  const start = Math.floor(position * bytes.length);
  return Buffer.concat([bytes.subarray(0, start), added, bytes.subarray(start + removed)]);
};

const position = fc.double({ min: 0, max: 1, noNaN: true });
const bytes = fc.uint8Array({ maxLength: 12 });
const pieces = ['{', '}', '[', ']', ',', ':', '"', '\\', '/', '//', '/*', '*/', '\n', '\t', '0', '-', 'nul'];
const json = fc
  .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 4 })
  .map((parts) => Buffer.from(parts.join('')));

const marks = [
  ...['---', '\n', '\n\n', '# ', '> ', '- ', '1. ', '*', '`'],
  ...['[', '](', ')', '<b>', '|', ': ', '"', '\t'],
];
const markdown = fc
  .array(fc.constantFrom(...marks), { minLength: 1, maxLength: 6 })
  .map((parts) => Buffer.from(parts.join('')));

test.each([
  ['pieces of Markdown', fc.constant('sections/terms.md'), fc.nat(3), markdown],
  ['bytes', fc.constantFrom(...files), fc.nat(12), bytes],
  ['pieces of JSON', fc.constantFrom(...files), fc.nat(3), json],
  ['end', fc.constantFrom(...files), fc.constant(Infinity), fc.constant(Buffer.of())],
  ['bytes of an image', fc.constantFrom(...images), fc.nat(200), bytes],
])('any %s in place of any others', (_name, anyFile, anyLength, anyAddition) =>
  fc.assert(
    fc.asyncProperty(anyFile, position, anyLength, anyAddition, (file, start, removed, added) =>
      expectSafeCheck(file, (original) => splice(original, start, removed, added)),
    ),
    { numRuns: 10 },
  ),
);

type Path = (string | number)[];

/** Lists the path of every value. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [path, ...keys.flatMap((key) => pathsOf((value as Record<Path[0], unknown>)[key], [...path, key]))];
}

/** Copies a value with another one at a path. */
function replaceAt(value: unknown, [key, ...rest]: Path, replacement: unknown): unknown {
  if (key === undefined) return replacement;
  const changed = structuredClone(value) as Record<Path[0], unknown>;
  changed[key] = replaceAt(changed[key], rest, replacement);
  return changed;
}

const anyField = fc.constantFrom(
  ...files.flatMap((file) => pathsOf(JSON.parse(copy.read(file))).map((path) => ({ file, path }))),
);

const unusualText = fc.constantFrom(
  ...['', ' ', '\0', '\ud800', '\u2028', '#', '/#', '/%2e%2e', 'https://[', 'https://%', 'images/'],
  ...['images/.', '.', '..', 'images/\0.jpg', '__proto__', 'constructor', '£', 'a'.repeat(10_000)],
  `/${'a/'.repeat(50)}`,
);

const anyValue = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  unusualText,
  fc.webUrl({ withFragments: true }),
  fc.string({ unit: 'binary' }),
);

const anyGroup = fc
  .tuple(fc.oneof(fc.string({ unit: 'binary' }), unusualText), anyValue)
  .map(([key, value]) => ({ [key]: value }));

test.each([
  ['value', anyValue, 40],
  ['key', anyGroup, 10],
])('any %s in place of any value', (_name, replacement, numRuns) =>
  fc.assert(
    fc.asyncProperty(anyField, replacement, ({ file, path }, value) =>
      expectSafeCheck(file, (original) =>
        Buffer.from(JSON.stringify(replaceAt(JSON.parse(original.toString()), path, value))),
      ),
    ),
    { numRuns },
  ),
);
