/** @jest-environment node */
import fs from 'node:fs';
import { publishChanges } from '../../../../gatsby/admin/changes/publish';
import { createFolder } from '../../../support/site-folder';
import { postText } from '../../check/content-copy';
import { Repository, watch } from './repository';

const plans = 'sections/plans.json';

/** A repository with changes: a price, a new post, and staged code that is no content. */
async function open() {
  const repository = Repository.open();
  repository.edit(plans, ({ plans: [plan] }) => Object.assign(plan ?? {}, { price: '£5,250+' }));
  repository.content.write('posts/next.md', postText());
  repository.write('code.ts', 'two');
  repository.git('add', 'code.ts');
  const { words } = await watch(repository.directory);
  return {
    repository,
    words,
    publish: (text = 'New prices; $(x)') => publishChanges(repository.directory, text),
  };
}

/** What is staged, and what is not. */
const state = (repository: Repository) => repository.git('status', '--short').split('\n').sort();

it('commits the changes of the content only, with the sentence, and pushes them', async () => {
  const { repository, words, publish } = await open();
  const remote = repository.publish();
  expect(await publish()).toMatchObject({ isDone: true });
  expect(repository.git('-C', remote, 'log', '-1', '--format=%s %an', '--name-status')).toBe(
    'New prices; $(x) Ada\n\nA\tcontent/posts/next.md\nM\tcontent/sections/plans.json',
  );
  expect(state(repository)).toEqual(['M  code.ts']);
  expect(await words()).toEqual([]);
  expect(await publish()).toMatchObject({ isDone: false, message: 'There is nothing to publish.' });
});

it('publishes no samples of a new section, and says where they are', async () => {
  const { repository, publish } = await open();
  repository.publish();
  repository.edit(plans, ({ plans: [plan] }) => Object.assign(plan ?? {}, { name: 'Sample: Name' }));
  expect(await publish()).toMatchObject({
    isDone: false,
    message: expect.stringContaining('samples') as unknown,
    problems: [
      {
        place: expect.stringMatching(/, Plans 1, Name$/) as unknown,
        keyPath: 'plans.0.name',
        message: expect.stringContaining('sample') as unknown,
      },
    ],
  });
  expect(repository.git('log', '--format=%s')).not.toContain('New prices');
});

it('keeps changes listed if somebody else has published first, and publishes them later', async () => {
  const { repository, words, publish } = await open();
  const remote = repository.publish();
  const other = createFolder('other-');
  repository.git('clone', '--quiet', remote, other);
  fs.writeFileSync(`${other}/other.ts`, 'x');
  repository.git('-C', other, 'add', '.');
  repository.git(
    '-C',
    other,
    '-c',
    'user.name=B',
    '-c',
    'user.email=b@foldline.example',
    'commit',
    '-qm',
    'Other',
  );
  repository.git('-C', other, 'push', '--quiet');
  const before = await words();
  const answer = await publish();
  expect(answer.isDone).toBe(false);
  expect(answer.message).toMatch(/nothing is lost.*Somebody else has published/);
  expect(await words()).toEqual(before);
  // As the message says.
  repository.git('pull', '--quiet', '--rebase', '--autostash');
  expect(await publish('')).toMatchObject({ isDone: true });
  expect(await words()).toEqual([]);
});

it('publishes what is listed, also if an earlier commit that is not pushed has something else', async () => {
  const { repository, publish } = await open();
  const remote = repository.publish();
  const before = repository.git('show', `HEAD:content/${plans}`);
  repository.git('commit', '--quiet', '--only', '--message=Prices', `content/${plans}`);
  repository.content.write(plans, `${before}\n`);
  expect(await publish('A post')).toMatchObject({ isDone: true });
  expect(repository.git('-C', remote, 'show', `HEAD:content/${plans}`)).toBe(before);
});

it.each<[string, (repository: Repository) => unknown, RegExp]>([
  ['no remote', () => undefined, /no place to publish to/],
  ['no branch there', (repository) => repository.git('remote', 'add', 'origin', '/nowhere'), /set-upstream/],
  [
    'no connection',
    (repository) => {
      repository.publish();
      repository.git('remote', 'set-url', 'origin', 'https://localhost:1/site.git');
    },
    /nothing is lost.*cannot be reached/,
  ],
  [
    'no repository there',
    (repository) => fs.rmSync(repository.publish(), { recursive: true }),
    /nothing is lost.*no repository at the address/,
  ],
  [
    'no name',
    (repository) => {
      repository.publish();
      repository.git('config', '--unset', 'user.name');
      repository.git('config', '--unset', 'user.email');
      repository.git('config', 'user.useConfigOnly', 'true');
    },
    /nothing is lost.*does not know your name/,
  ],
  [
    'a branch that the host protects',
    (repository) => {
      const hook = `${repository.publish()}/hooks/pre-receive`;
      fs.writeFileSync(hook, '#!/bin/sh\necho protected; exit 1\n', { mode: 0o755 });
    },
    /nothing is lost.*does not accept/,
  ],
  [
    'a mistake',
    (repository) => {
      repository.publish();
      repository.edit(plans, ({ plans: [plan] }) => Object.assign(plan ?? {}, { ctaLink: '/nowhere' }));
    },
    /could not be built/,
  ],
])('explains %s, and loses nothing', async (_, prepare, message) => {
  const { repository, words, publish } = await open();
  prepare(repository);
  const [text, listed] = [repository.content.read(plans), await words()];
  const answer = await publish();
  expect(answer.isDone).toBe(false);
  expect(answer.message).toMatch(message);
  expect(answer.problems ?? []).toMatchObject(
    message.test('could not be built')
      ? [{ form: 'Price list', message: expect.stringContaining('/nowhere') as unknown }]
      : [],
  );
  expect(repository.content.read(plans)).toBe(text);
  expect(await words()).toEqual(listed);
  expect(state(repository)).toContain('M  code.ts');
});
