/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { ContentCopy } from './content-copy';

let copy: ContentCopy;

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@test.invalid', ...args], {
    cwd: copy.directory,
  });

const warnings = async () => (await copy.warnings()).filter((line) => line.includes('redirects.json'));

beforeEach(async () => {
  copy = await ContentCopy.ofFixture();
});

afterEach(() => copy.remove());

it('warns about a page that was renamed without a redirect', async () => {
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'Content');
  expect(await warnings()).toEqual([]);
  copy.replace('pages.json', '"path": "/blog"', '"path": "/blogs"');
  copy.replace('navigation.json', '"/blog"', '"/blogs"');
  expect(await warnings()).toEqual([
    'content/redirects.json:3:16 redirects: the page "/blog" of the last commit is gone, expected a redirect, for example { "from": "/blog", "to": "/blogs" }',
  ]);
  copy.replace('redirects.json', '[]', '[{ "from": "/blog", "to": "/blogs" }]');
  expect(await warnings()).toEqual([]);
});

it('warns about a post that was removed without a redirect, but not about a draft', async () => {
  const post = (others = '') =>
    `---\ntitle: A post\ndescription: A sentence that is long enough for the results of a search.\nauthor: ada\ndate: 2026-03-14\n${others}---\n\nWords.`;
  for (const folder of ['people', 'posts']) fs.mkdirSync(copy.path(folder));
  copy.write(
    'people/ada.json',
    '{ "$schema": "../schemas/person.schema.json", "name": "Ada", "role": "Code" }',
  );
  copy.write('posts/paper.md', post());
  copy.write('posts/pens.md', post('draft: true\n'));
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'Content');
  expect(await warnings()).toEqual([]);
  copy.delete('posts/paper.md');
  copy.delete('posts/pens.md');
  expect(await warnings()).toEqual([
    'content/redirects.json:3:16 redirects: the page "/blog/paper" of the last commit is gone, expected a redirect, for example { "from": "/blog/paper", "to": "/blog" }',
  ]);
});

it('warns about nothing outside of a repository', async () => {
  copy.replace('pages.json', '"path": "/blog"', '"path": "/blogs"');
  copy.replace('navigation.json', '"/blog"', '"/blogs"');
  expect(await warnings()).toEqual([]);
});
