/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { ContentCopy } from '../check/content-copy';
import { germanCopy } from './german-copy';

const moved = / redirects: (?:the page .* (?:has moved|is gone)|\d+ further pages)/;

let copy: ContentCopy;
let committed: ReadonlyMap<string, string>;

const names = [
  'pages.json',
  'navigation.json',
  'sections/questions.json',
  'redirects.json',
  'posts/second.md',
];

beforeAll(async () => {
  copy = await germanCopy();
  committed = new Map(names.map((name) => [name, copy.read(name)]));
  const git = (...words: string[]) => execFileSync('git', words, { cwd: path.dirname(copy.directory) });
  git('init', '--quiet');
  git('add', '.');
  git(
    '-c',
    'user.name=Test',
    '-c',
    'user.email=test@studio.example',
    'commit',
    '--quiet',
    '--message',
    'All',
  );
});

afterEach(() => committed.forEach((text, name) => copy.write(name, text)));

const warnings = async () =>
  (await copy.warnings())
    .filter((line) => moved.test(line))
    .map((line) => line.replace(/^.* redirects: /, ''));

function moveList() {
  for (const name of ['pages.json', 'navigation.json', 'sections/questions.json'])
    copy.write(name, copy.read(name).replaceAll('/blog', '/notes'));
}

it('asks for no redirect of a page that has its address', async () => {
  copy.replace('pages.json', '"heading": "Blog"', '"heading": "All notes"');
  expect(await warnings()).toEqual([]);
});

it('prints the redirects from pages below a list that has moved, in all languages', async () => {
  moveList();
  const lines = await warnings();
  for (const [from, to] of [
    ['/blog', '/notes'],
    ['/blog/first', '/notes/first'],
    ['/blog/tags/paper', '/notes/tags/paper'],
    ['/de/blog/anfang', '/de/notes/anfang'],
  ])
    expect(lines).toContain(`the page "${from}" has moved, expected { "from": "${from}", "to": "${to}" }`);
  expect(lines).toHaveLength(11);
  expect(lines).toContain('5 further pages have moved or are gone, expected a redirect from each');
});

it('asks for a redirect from a post that is gone, unless there is one', async () => {
  copy.delete('posts/second.md');
  const gone = ['/blog/second', '/de/blog/second', '/fr/blog/second'];
  expect(await warnings()).toEqual(
    gone.map((page) => `the page "${page}" is gone, expected a redirect from it to another page`),
  );
  const redirects = gone.map((from) => ({ from, to: '/blog' }));
  copy.write('redirects.json', JSON.stringify({ $schema: './schemas/redirects.schema.json', redirects }));
  expect(await warnings()).toEqual([]);
});
