/** @jest-environment node */
import fs from 'node:fs';
import fc from 'fast-check';
import { ContentCopy, drawImage, isOneLineWithPlace } from './content-copy';

// Each of about a hundred checks is as thorough as the one before a build.
jest.setTimeout(120_000);

const copy = ContentCopy.ofFrozenContent();
const names = fs.readdirSync(copy.directory).filter((name) => name.endsWith('.json'));
const originals = new Map(names.map((name) => [name, copy.readBytes(name)]));

// Plain images are decoded sooner than real ones.
beforeAll(async () => {
  for (const name of fs.readdirSync(copy.path('images')))
    copy.write(`images/${name}`, await drawImage(1600, 1200));
});

afterAll(() => copy.remove());

/** Checks the content with one file changed: good, or lines with a place; never an exception. */
async function expectSoundVerdict(name: string, bytes: Uint8Array): Promise<void> {
  const original = originals.get(name);
  if (!original) throw new Error(`${name} is no content file`);
  copy.write(name, bytes);
  try {
    const lines = await copy.check();
    expect(lines.filter((line) => !isOneLineWithPlace(line))).toEqual([]);
    if (lines.length === 0) {
      // What the check calls good, the build must be able to read.
      expect(() => JSON.parse(copy.read(name))).not.toThrow();
    }
  } finally {
    copy.write(name, original);
  }
}

const anyFile = fc.constantFrom(...names);

/** A place in a file, as a fraction of its length. */
const anyPosition = fc.double({ min: 0, max: 1, noNaN: true });

const positionIn = (bytes: Uint8Array, position: number): number => Math.floor(position * bytes.length);

const runs = { numRuns: 12 };

test('any bytes in place of any others', () =>
  fc.assert(
    fc.asyncProperty(
      anyFile,
      anyPosition,
      fc.nat(12),
      fc.uint8Array({ maxLength: 12 }),
      async (name, position, removed, added) => {
        const bytes = originals.get(name) ?? Buffer.alloc(0);
        const start = positionIn(bytes, position);
        await expectSoundVerdict(
          name,
          Buffer.concat([bytes.subarray(0, start), added, bytes.subarray(start + removed)]),
        );
      },
    ),
    runs,
  ));

test('any piece of JSON in place of any other', () => {
  const pieces = [
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"',
    '\\',
    '/',
    '//',
    '/*',
    '*/',
    '\n',
    '\t',
    '0',
    '-',
    'true',
    'nul',
  ];
  return fc.assert(
    fc.asyncProperty(
      anyFile,
      anyPosition,
      fc.nat(3),
      fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 4 }),
      async (name, position, removed, added) => {
        const bytes = originals.get(name) ?? Buffer.alloc(0);
        const start = positionIn(bytes, position);
        const tail = bytes.subarray(start + removed);
        await expectSoundVerdict(
          name,
          Buffer.concat([bytes.subarray(0, start), Buffer.from(added.join('')), tail]),
        );
      },
    ),
    runs,
  );
});

test('a file that is cut off anywhere', () =>
  fc.assert(
    fc.asyncProperty(anyFile, anyPosition, async (name, position) => {
      const bytes = originals.get(name) ?? Buffer.alloc(0);
      await expectSoundVerdict(name, bytes.subarray(0, positionIn(bytes, position)));
    }),
    runs,
  ));

type Path = (string | number)[];

/** The way to every value of a file. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.map((entry, index) => [index, entry])
    : Object.entries(value);
  return [path, ...entries.flatMap(([key, entry]) => pathsOf(entry, [...path, key]))];
}

/** Replaces the value at a path. */
function replaceAt(value: unknown, [key, ...rest]: Path, replacement: unknown): unknown {
  if (key === undefined) return replacement;
  const copied = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<
    string,
    unknown
  >;
  copied[key] = replaceAt(copied[key], rest, replacement);
  return copied;
}

const placesInFiles = [...originals].flatMap(([name, bytes]) =>
  pathsOf(JSON.parse(bytes.toString())).map((path) => ({ name, path })),
);

const awkwardTexts = fc.constantFrom(
  '',
  ' ',
  '\0',
  '\ud800',
  '\u2028',
  '#',
  '/#',
  '/%2e%2e',
  'https://[',
  'https://%',
  'images/',
  'images/.',
  '.',
  '..',
  'images/\0.jpg',
  '__proto__',
  'constructor',
  '£',
  `/${'a/'.repeat(50)}`,
  'a'.repeat(10_000),
);

const anyValue = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  awkwardTexts,
  fc.webUrl({ withFragments: true }),
  fc.string({ unit: 'binary' }),
);

test('any value in place of any other', () =>
  fc.assert(
    fc.asyncProperty(fc.constantFrom(...placesInFiles), anyValue, async ({ name, path }, replacement) => {
      const value: unknown = JSON.parse(originals.get(name)?.toString() ?? '');
      await expectSoundVerdict(name, Buffer.from(JSON.stringify(replaceAt(value, path, replacement))));
    }),
    { numRuns: 50 },
  ));

test('any key beside any others', () =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...placesInFiles),
      fc.oneof(fc.string({ unit: 'binary' }), awkwardTexts),
      anyValue,
      async ({ name, path }, key, added) => {
        const value: unknown = JSON.parse(originals.get(name)?.toString() ?? '');
        await expectSoundVerdict(name, Buffer.from(JSON.stringify(replaceAt(value, path, { [key]: added }))));
      },
    ),
    runs,
  ));

test('any bytes in place of an image', () =>
  fc.assert(
    fc.asyncProperty(anyPosition, fc.uint8Array({ maxLength: 200 }), async (position, added) => {
      const name = 'images/product-preview.jpg';
      const original = copy.readBytes(name);
      const start = positionIn(original, position);
      copy.write(
        name,
        Buffer.concat([original.subarray(0, start), added, original.subarray(start + added.length)]),
      );
      try {
        const lines = await copy.check();
        expect(lines.filter((line) => !isOneLineWithPlace(line))).toEqual([]);
      } finally {
        copy.write(name, original);
      }
    }),
    { numRuns: 8 },
  ));
