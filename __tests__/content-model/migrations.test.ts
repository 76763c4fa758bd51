/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { canonicalText } from '../../gatsby/parse/canonical';
import { ContentCopy } from '../gatsby/check/content-copy';
import { readContent } from '../support/site-content';

// Frozen content of earlier versions: what the frozen content of today was.

/** Before a form listed its fields. */
const oldForm = {
  title: 'Send a message',
  name: { label: 'Name', placeholder: 'Your Name' },
  email: { label: 'Email', placeholder: 'Your Email' },
  message: { label: 'Message', placeholder: 'Your Message' },
  submit: 'Send Message',
  sending: 'Sending...',
  sentTitle: 'Message Sent!',
  sentText: "Thank you for reaching out. We'll get back to you shortly.",
};

const copy = ContentCopy.ofFrozen();

const cases: [name: string, field: string, change: string, old: string][] = [
  [
    'labels.json',
    'waysOn',
    'the label "waysOn" is "nextLinks"',
    copy.read('labels.json').replace('"nextLinks"', '"waysOn"'),
  ],
  [
    'sections/contact.json',
    'form',
    'the form lists its "fields"',
    JSON.stringify({ ...(readContent('sections/contact') as object), form: oldForm }, null, 2),
  ],
  [
    'sections/services.json',
    'services',
    'the key "website" of a service is "responsiveDemo"',
    copy.read('sections/services.json').replace('"responsiveDemo"', '"website"'),
  ],
];

const current = cases.map(([name]) => canonicalText(name, copy.read(name)));
const contents = () => cases.map(([name]) => copy.read(name));

const migrate = (...args: string[]) =>
  spawnSync('node_modules/.bin/jiti', ['scripts/content-migrate.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: copy.directory },
  });

beforeAll(() => {
  for (const [name, , , old] of cases) copy.write(name, old);
});

it('the check reports each earlier form once, and names the command', async () => {
  const problems = await copy.check();
  expect(problems).toEqual(
    cases.map(([name, field, change]) => {
      const message = `${field}: found the form of an earlier version: ${change}; "npm run content:migrate" rewrites it`;
      return expect.stringMatching(new RegExp(`^content/${name}:\\d+:3 ${message}$`)) as string;
    }),
  );
});

it('earlier forms stay without an answer, and are rewritten with --yes', () => {
  const { status, stdout } = migrate();
  for (const [name, , change] of cases) expect(stdout).toContain(`${name}: ${change}\n`);
  expect(status).toBe(1);
  expect(contents()).toEqual(cases.map(([, , , old]) => old));
  expect(migrate('--yes').status).toBe(0);
  expect(contents()).toEqual(current);
  expect(migrate('--yes').stdout).toBe('The content has the form of this version.\n');
});
