import { open } from './support/page';
import { expect, test } from './support/test';

// Without this nobody would know whether the silence of the other tests means anything.
test.use({ expectsProblems: true });

test('nothing that goes wrong stays unheard', async ({ tab }) => {
  await open(tab);
  expect(await tab.problems()).toEqual([]);
  await tab.evaluate(() => {
    console.error('said on purpose'); // eslint-disable-line no-console
    setTimeout(() => {
      throw new Error('thrown on purpose');
    });
    void Promise.reject(new Error('rejected on purpose'));
    const script = document.createElement('script');
    script.append('void "refused on purpose"');
    document.body.append(script);
  });
  for (const problem of [/said on purpose/, /thrown on purpose/, /rejected on purpose/, /refused/i])
    await expect.poll(async () => (await tab.problems()).join('\n')).toMatch(problem);
});
