/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';

const read = (file: string) => fs.readFileSync(file, 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

const documents = ['.', 'docs', 'content'].flatMap((folder) =>
  fs.readdirSync(folder).flatMap((name) => (name.endsWith('.md') ? path.join(folder, name) : [])),
);

/** The names in the examples of recipes. */
const exampleNames = /our-studio|testimonials|opening-hours|badge|duration/;

/** Folders that builds and tests create. */
const generated = read('.gitignore').replaceAll(/^\//gm, '').split('\n').filter(Boolean);

/** Whether inline code is a path in the repository that should exist. */
const isPath = (code: string): boolean =>
  /^[\w.@-]+\/[\w.@/-]*$/.test(code) &&
  fs.existsSync(code.split('/')[0] ?? '') &&
  !exampleNames.test(code) &&
  !generated.some((folder) => `${code}/`.startsWith(folder));

const anchorsOf = (file: string): string[] =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe.each(documents)('%s', (document) => {
  const text = read(document);
  const prose = text.replaceAll(/^ *```[^]*?```$/gm, '');

  it('names files and folders that exist', () => {
    const named = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
    expect(named.filter((code) => isPath(code) && !fs.existsSync(code))).toEqual([]);
  });

  it('names scripts that package.json has', () => {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('has no dead links', () => {
    const links = [...prose.replaceAll(/`[^`\n]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !/^https?:/.test(link));
    const dead = links.filter((link) => {
      const [name = '', anchor] = link.split('#');
      const file = name ? path.join(path.dirname(document), name) : document;
      return !fs.existsSync(file) || (anchor && !anchorsOf(file).includes(anchor));
    });
    expect(dead).toEqual([]);
  });
});

it('the README lists every script', () => {
  const readme = read('README.md');
  const commands = Object.keys(scripts).map((name) => name.replace(/^(?!start$|test$)/, 'run '));
  expect(commands.filter((command) => !readme.includes(`\`npm ${command}\``))).toEqual([]);
});
