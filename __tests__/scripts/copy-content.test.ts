/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { checkContent } from '../../gatsby/check/check';
import { copyStartingContent, startingContents } from '../../scripts/copy-content';
import { writeSite } from '../support/site-folder';

const names = startingContents('.');

it.each(names)('starts from %s with content that is valid, and keeps what was there', async (name) => {
  const project = writeSite({ 'content/site.json': 'mine', 'content/README.md': 'The guide' });
  fs.cpSync(`examples/${name}`, `${project}/examples/${name}`, { recursive: true });
  const before = copyStartingContent(project, name);
  expect(fs.readFileSync(`${before}/site.json`, 'utf8')).toBe('mine');
  expect(fs.readFileSync(`${project}/content/README.md`, 'utf8')).toBe('The guide');
  const { $schema } = JSON.parse(fs.readFileSync(`${project}/content/site.json`, 'utf8')) as Record<
    string,
    string
  >;
  expect($schema).toBe('./schemas/site.schema.json');
  const { problems } = await checkContent(path.join(project, 'content'));
  // Definitions are elsewhere than beside this project.
  expect(problems.filter(({ field }) => field !== '$schema')).toEqual([]);
  // A second time keeps both.
  expect(copyStartingContent(project, name)).not.toBe(before);
});

it('offers contents, and nothing else in the folder', () => {
  expect(names).toContain('blank');
  expect(names.every((name) => fs.existsSync(`examples/${name}/brand.json`))).toBe(true);
});
