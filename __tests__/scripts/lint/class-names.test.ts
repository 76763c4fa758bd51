/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import type { Linter } from 'eslint';

const eslint = ['--stdin', '--stdin-filename', 'src/ui/example.tsx', '--format', 'json'];

/** Lints expressions, each on a line of its own. @returns the messages of the rule, by expression */
function lint(expressions: readonly string[]): Record<string, string[]> {
  const code = `export const all = [\n${expressions.map((expression) => `${expression},\n`).join('')}];\n`;
  // Jest runs no ES modules, and the rule is one.
  const { stdout } = spawnSync('node_modules/.bin/eslint', eslint, { input: code, encoding: 'utf8' });
  const [{ messages = [] } = {}] = JSON.parse(stdout) as { messages?: Linter.LintMessage[] }[];
  const found = messages.filter(({ ruleId }) => ruleId !== null);
  expect(found.filter(({ ruleId }) => ruleId !== 'site/class-names')).toEqual([]);
  return Object.fromEntries(
    expressions.map((expression, index) => [
      expression,
      found.filter(({ line }) => line === index + 2).map(({ message }) => message),
    ]),
  );
}

const withClass = (name: string) => `<p className="${name}" />`;

const inModule = 'It belongs in the CSS module of the component.';

const wrong: Record<string, [name: string, message: string][]> = {
  'an arbitrary value': ['w-[3px]', 'w-(--size)', 'lg:grid-cols-[1fr_2fr]'].map((name) => [
    name,
    `"${name}" has an arbitrary value. ${inModule}`,
  ]),
  'an arbitrary variant or property': ['[&>a]:flex', '[--size:1px]'].map((name) => [
    name,
    `"${name}" has an arbitrary value. ${inModule}`,
  ]),
  'layout of a medium': ['print:block', 'lg:print:mt-4', 'forced-colors:border'].map((name) => [
    name,
    `"${name}" is layout of a medium. ${inModule}`,
  ]),
  'an override': ['mt-8!', '!mt-8'].map((name) => [
    name,
    `"${name}" overrides another class. Make it a variant of the component.`,
  ]),
};

const many = '9 classes on one element. With more than 8, it has a name in the CSS module of the component.';

const nine = [
  '<p className="a b c d e f g h i" />',
  '<p className={`a ${b} c d e f ${g ? "h i" : ""} j`} />',
];

const right = [
  withClass('mt-8 lg:gap-3 text-ink-muted -mt-2 w-1/2'),
  withClass('print:hidden'),
  withClass('a b c d e f g h'),
  '<p className={b ? "a b c d e f g h" : "i j k"} />',
  `'[data-x]'`,
  'graphql`query Page($path: String! $author: String) { page }`',
  `document.querySelector('main section[id]')`,
];

let messages: Record<string, string[]>;

beforeAll(() => {
  const names = Object.values(wrong)
    .flat()
    .map(([name]) => withClass(name));
  messages = lint([...names, ...nine, ...right]);
});

it.each(Object.entries(wrong))('reports %s', (_, cases) => {
  for (const [name, message] of cases) expect(messages[withClass(name)]).toEqual([message]);
});

it.each(nine)('reports more than eight classes: %s', (element) => {
  expect(messages[element]).toEqual([many]);
});

it.each(right)('accepts %s', (expression) => {
  expect(messages[expression]).toEqual([]);
});
