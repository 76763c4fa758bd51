/** @jest-environment node */
import { execFileSync } from 'node:child_process';
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

it('warns about nothing outside of a repository', async () => {
  copy.replace('pages.json', '"path": "/blog"', '"path": "/blogs"');
  copy.replace('navigation.json', '"/blog"', '"/blogs"');
  expect(await warnings()).toEqual([]);
});
