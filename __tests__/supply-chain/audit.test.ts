/** @jest-environment node */
import {
  advisoriesOf,
  type AuditReport,
  describe as line,
  judge,
  type Verdict,
} from '../../scripts/supply-chain/audit';

/** As npm 11 prints it. */
const report: AuditReport = {
  vulnerabilities: {
    shown: {
      via: [{ title: 'Runs what it is given', url: 'https://advisories.example/1', severity: 'high' }],
      nodes: ['node_modules/shown'],
    },
    tool: {
      via: [
        { title: 'Waits for ever', url: 'https://advisories.example/2', severity: 'low' },
        { title: 'Forgets', url: 'https://advisories.example/3', severity: 'moderate' },
        'shown',
      ],
      nodes: ['node_modules/tool', 'node_modules/a/node_modules/tool'],
    },
    // Only leans on a weak one, and reaches visitors itself.
    framework: { via: ['tool'], nodes: ['node_modules/framework'] },
  },
};

const shipped = new Set(['node_modules/shown', 'node_modules/framework']);
const titlesOf = (explanations: Record<string, string>, folders = shipped) => {
  const verdict = judge(advisoriesOf(report) ?? [], folders, explanations);
  const titles = (kind: keyof Verdict) => verdict[kind].map(({ title }) => title);
  return { shipped: titles('shipped'), unexplained: titles('unexplained'), explained: titles('explained') };
};

it('an advisory of what reaches visitors stands by itself, whatever is said about it', () => {
  expect(titlesOf({ shown: 'It is nothing.', tool: 'Builds only.' })).toEqual({
    shipped: ['Runs what it is given'],
    unexplained: [],
    explained: ['Waits for ever', 'Forgets'],
  });
});

it('an advisory of a tool needs a word', () => {
  expect(titlesOf({}).unexplained).toEqual(['Waits for ever', 'Forgets']);
});

it('a second copy of a tool that reaches visitors counts', () => {
  const folders = new Set(['node_modules/a/node_modules/tool']);
  expect(titlesOf({ tool: 'Builds only.', shown: 'Builds only.' }, folders).shipped).toEqual([
    'Waits for ever',
    'Forgets',
  ]);
});

it('tells no answer from no advisories', () => {
  expect(advisoriesOf({ message: '405 Method Not Allowed' })).toBeNull();
  expect(advisoriesOf({ vulnerabilities: {} })).toEqual([]);
});

it('says what, how grave, and where', () => {
  expect(advisoriesOf(report)?.map(line)[0]).toBe(
    '  shown (high): Runs what it is given, https://advisories.example/1, in node_modules/shown',
  );
});
