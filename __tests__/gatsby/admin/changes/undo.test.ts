/** @jest-environment node */
import { canonicalText } from '../../../../gatsby/parse/canonical';
import { ContentCopy, postText } from '../../check/content-copy';
import { Repository, watch } from './repository';

const plans = 'sections/plans.json';

/** A repository with two changes of a file. */
async function open(from?: ContentCopy) {
  const repository = Repository.open(from);
  const { content } = repository;
  const before = content.read(plans);
  repository.edit(plans, ({ plans: [plan, other] }) => {
    Object.assign(plan ?? {}, { price: '£5,250+' });
    Object.assign(other ?? {}, { name: 'Product design' });
  });
  return { repository, content, before, ...(await watch(repository.directory)) };
}

it('writes the published value of a field, and leaves the rest as it is', async () => {
  const { content, before, undo } = await open();
  const after = content.read(plans);
  expect(await undo((place) => place.endsWith('Price'))).toMatchObject({ isDone: true });
  expect(content.read(plans)).toBe(after.replace('£5,250+', '£4,997+'));
  await undo();
  expect(content.read(plans)).toBe(before);
});

it('writes the published bytes of a file, brings removed files back and removes added ones', async () => {
  const { repository, content, undo, words } = await open();
  // This is not as forms write it.
  const published = `${content.read('footer.json')}\n\n`;
  content.write('footer.json', published);
  const image = content.readBytes('images/case-tidewell.jpg');
  repository.git('commit', '--quiet', '--message=Footer', '--only', 'content/footer.json');
  content.write('footer.json', '{');
  content.delete('images/case-tidewell.jpg');
  content.write('posts/next.md', postText());
  expect(await undo()).toMatchObject({ isDone: true });
  expect(content.read('footer.json')).toBe(published);
  expect(content.readBytes('images/case-tidewell.jpg')).toEqual(image);
  expect(await words()).toEqual([]);
  expect(repository.git('status', '--short')).toBe('');
});

it('changes nothing if the site could not be built any more, and says why', async () => {
  const { repository, content, undo } = await open();
  const text = { $schema: '../schemas/text.schema.json', kind: 'text', title: 'More' };
  content.write('sections/more.md', `---\nkind: ${text.kind}\ntitle: More\n---\n\nWords.\n`);
  repository.edit('pages.json', ({ pages }) => Object.assign(pages.at(-1) ?? {}, { sections: ['more'] }));
  const answer = await undo((place) => place.startsWith('sections/more.md'));
  expect(answer).toMatchObject({
    isDone: false,
    problems: [
      {
        place: expect.stringMatching(/^Pages, .*Sections 1$/) as unknown,
        message: expect.stringContaining('more') as unknown,
      },
    ],
  });
  expect(content.read('sections/more.md')).toContain('Words.');
});

it('undoes the text of a post as one field', async () => {
  const { repository, content, undo, list } = await open();
  content.write('posts/next.md', `${postText()}\n`);
  repository.git('add', '.');
  repository.git('commit', '--quiet', '--message=Post');
  content.write('posts/next.md', `${postText().replace('A post', 'Our post')} Further *words*.\n`);
  expect(await list()).toHaveLength(2);
  expect(await undo((place) => place.endsWith('Text'))).toMatchObject({ isDone: true });
  expect(content.read('posts/next.md')).toBe(`${postText().replace('A post', 'Our post')}\n`);
});

it('puts a key back in its place', async () => {
  const { repository, content, before, undo } = await open(ContentCopy.of('examples/studio'));
  repository.edit(plans, (value) => delete value.intro);
  const { intro } = JSON.parse(before) as { intro: string };
  const after = content.read(plans);
  expect(after).not.toContain(intro);
  await undo((place) => place.endsWith('Introduction'));
  expect(content.read(plans)).toBe(canonicalText(plans, content.read(plans)));
  expect(content.read(plans).replace(/.*"intro": .*\n/, '')).toBe(after);
});

it('undoes nothing that is not in the list any more', async () => {
  const { repository, content, undo } = await open();
  const answer = undo(undefined, () =>
    repository.edit(plans, ({ plans: [plan] }) => Object.assign(plan ?? {}, { price: '£6,000+' })),
  );
  expect(await answer).toMatchObject({ isDone: false });
  expect(content.read(plans)).toContain('£6,000+');
});
