/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';

const documents = [
  'docs/make-it-yours.md',
  'README.md',
  'CONTRIBUTING.md',
  'content/README.md',
  'docs/behaviour.md',
  'docs/deploy.md',
  'docs/decisions.md',
];

const read = (file: string) => fs.readFileSync(file, 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** Folders that builds and tests create. */
const generated = read('.gitignore')
  .split('\n')
  .filter(Boolean)
  .map((line) => line.replace(/^\//, ''));

/** Names that only exist in examples. */
const exampleNames = /our-studio|testimonials|opening-hours/;

/** The inline code of a document. Code blocks contain commands. */
const codeIn = (text: string): string[] =>
  [...text.replace(/```[^]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

/** Whether inline code is the path of a file or folder in the repository. */
function isPath(code: string): boolean {
  const [first = ''] = code.split('/');
  return (
    /^[\w.@-]+(?:\/[\w.@-]*)*$/.test(code) &&
    !exampleNames.test(code) &&
    code.includes('/') &&
    fs.existsSync(first)
  );
}

const isGenerated = (file: string): boolean => generated.some((name) => `${file}/`.startsWith(name));

/** The anchors of a document's headings. */
const anchorsOf = (file: string): string[] =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe.each(documents)('%s', (document) => {
  const text = read(document);

  it('names files and folders that exist', () => {
    const named = codeIn(text).filter(isPath);
    expect(named.filter((name) => !isGenerated(name) && !fs.existsSync(name))).toEqual([]);
  });

  it('names scripts that package.json has', () => {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('has no dead links', () => {
    const prose = text.replace(/```[^]*?```/g, '').replace(/`[^`\n]*`/g, '');
    const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
    const dead = links
      .filter((link) => !/^https?:/.test(link))
      .filter((link) => {
        const [name = '', anchor] = link.split('#');
        const file = name ? path.join(path.dirname(document), name) : document;
        if (!fs.existsSync(file)) return true;
        return anchor !== undefined && !anchorsOf(file).includes(anchor);
      });
    expect(dead).toEqual([]);
  });
});

it('the README lists every script and every folder of code', () => {
  const readme = read('README.md');
  const commands = Object.keys(scripts).map((name) =>
    ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`,
  );
  expect(commands.filter((command) => !readme.includes(`\`${command}\``))).toEqual([]);
  const folders = fs
    .readdirSync('src', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `src/${name}/`);
  expect(folders.filter((folder) => !readme.includes(`\`${folder}\``))).toEqual([]);
});

const behaviours = [...read('docs/behaviour.md').matchAll(/^- \*\*([\d.]+)\*\* (.*)$/gm)];

it('every point of docs/behaviour.md names its tests', () => {
  expect(behaviours.filter(([, , text = '']) => !/\(`[^)]*\.(?:test|spec)\.tsx?`/.test(text))).toEqual([]);
});

it('every cited number of docs/behaviour.md exists', () => {
  const folders = ['src', 'gatsby', 'scripts', 'docs', '__tests__', 'e2e'];
  const files = folders.flatMap((folder) =>
    fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  const cited = [...files, 'gatsby-config.ts']
    .filter((file) => /\.(?:tsx?|css|md)$/.test(file))
    .flatMap((file) => [...read(file).matchAll(/behaviour\.md\)?((?:,| and| to) \d+\.\d+)+/g)])
    .flatMap(([text]) => text.match(/\d+\.\d+/g) ?? []);
  const numbers = [...read('docs/behaviour.md').matchAll(/^- \*\*([\d.]+)\*\*/gm)].map(
    ([, number]) => number,
  );
  expect(cited.length).toBeGreaterThan(9);
  expect(cited.filter((number) => !numbers.includes(number))).toEqual([]);
});

it('every host gets the same folder of files', () => {
  const folder = /const target = '([^']+)'/.exec(read('scripts/deploy-files.ts'))?.[1] ?? 'none';
  for (const file of ['netlify.toml', 'wrangler.jsonc', '.github/workflows/pages.yml', 'docs/deploy.md'])
    expect([file, read(file).includes(folder)]).toEqual([file, true]);
});
