/** @jest-environment node */
import { translationReport } from '../../../gatsby/check/translation-report';
import { ContentCopy } from './content-copy';

const post = (number: number): string =>
  [
    ...['---', `title: A post with the number ${number}`, 'date: 2020-01-31', 'author: ada-wells'],
    'description: A sentence that is long enough for the results of a search.',
    ...['---', '', `See [what we do](/about) and [the one before](/blog/post-${Math.max(0, number - 1)}).`],
  ].join('\n');

/** Adds posts to the example studio, which has two languages. */
function studioWith(posts: number): ContentCopy {
  const copy = ContentCopy.of('examples/studio');
  for (let number = 0; number < posts; number += 1) copy.write(`posts/post-${number}.md`, post(number));
  return copy;
}

/** In seconds of the processor: others on the machine do not change it. */
async function timeOf(posts: number): Promise<number> {
  const copy = studioWith(posts);
  const start = process.cpuUsage();
  await copy.warnings();
  return process.cpuUsage(start).user / 1e6;
}

it('takes a time for check and warnings that grows in a straight line with the content', async () => {
  // The first run compiles the code.
  await timeOf(200);
  const few = await timeOf(200);
  // Most of the time is that of the studio's own content: 1.4 times as long, and 3.7 if each post reads all others.
  expect((await timeOf(1000)) / few).toBeLessThan(2.5);
});

it('cuts long lists of names in the report and in messages', async () => {
  const copy = studioWith(50);
  const [report] = translationReport(await copy.load());
  expect(report).toMatch(
    /^de: \d+ of \d+ files are translated; missing: posts\/post-0\.md(, [^ ]+){9} and 40 others$/,
  );
  copy.replace('posts/post-7.md', 'ada-wells', 'nobody');
  for (let number = 0; number < 50; number += 1)
    copy.write(`people/member-${number}.json`, copy.read('people/ada-wells.json'));
  const [message] = await copy.check();
  expect(message).toMatch(
    /there is no file "nobody" in people\/, expected ('[^']+'(, | or )){9}'[^']+' or one of 45 others$/,
  );
});
