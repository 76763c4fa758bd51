/** @jest-environment node */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SiteContent } from '../../../gatsby/content/site-content';
import { streamErrors, watchContent } from '../../../gatsby/develop/content-watcher';
import { ContentCopy } from '../check/content-copy';

// Each check decodes images, which takes a busy machine its time.
jest.setTimeout(60_000);

const error = /plans\.json:15:16 plans\[0\]\.price: found 4997, expected a text in double quotation marks$/;

let copy: ContentCopy;
let valid: SiteContent[];
let reporter: { success: jest.Mock; log: jest.Mock; error: jest.Mock };
let stop: (() => Promise<void>) | undefined;
const servers: http.Server[] = [];

beforeEach(async () => {
  copy = await ContentCopy.ofFixture();
  valid = [];
  reporter = { success: jest.fn(), log: jest.fn(), error: jest.fn() };
});

afterEach(async () => {
  await stop?.();
  for (const server of servers.splice(0)) server.close().closeAllConnections();
  copy.remove();
});

const start = () => {
  const watcher = watchContent(copy.directory, reporter, (content) => void valid.push(content));
  ({ stop } = watcher);
  return watcher.ready;
};
const valueOf = (content: SiteContent | undefined, section: string) =>
  JSON.stringify(content?.sections.get(section)?.file.value);
const breakPrice = () => copy.replace('sections/plans.json', '"£4,997+"', '4997');
const fixPrice = () => copy.replace('sections/plans.json', '4997', '"£4,997+"');

async function until(isSo: () => boolean): Promise<void> {
  const end = Date.now() + 30_000;
  while (!isSo()) {
    if (Date.now() > end) throw new Error('it never happened');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** The events that an open page receives. */
async function events(): Promise<string[][]> {
  const server = http.createServer(streamErrors).listen(0);
  servers.push(server);
  const { port } = server.address() as AddressInfo;
  const received: string[][] = [];
  http
    .get({ port, agent: false }, (response) => {
      response
        .setEncoding('utf8')
        .on('data', (text: string) => received.push(JSON.parse(text.replace('data: ', '')) as string[]));
      response.on('error', () => undefined);
    })
    .on('error', () => undefined);
  await until(() => received.length > 0);
  return received;
}

it('gives the content at once and after a change, also in a new folder', async () => {
  await start();
  expect(valid).toHaveLength(1);
  copy.replace('brand.json', '"Paperwork"', '"Cardboard"');
  await until(() => valid.at(-1)?.brand.name === 'Cardboard');
  copy.copyFile('images/slide-a.jpg', 'images/new/slide-a.jpg');
  copy.replace('sections/hero.json', 'images/slide-a.jpg', 'images/new/slide-a.jpg');
  await until(() => valueOf(valid.at(-1), 'hero').includes('images/new/slide-a.jpg'));
  expect(reporter.log).not.toHaveBeenCalled();
});

it('waits for valid content at the start', async () => {
  breakPrice();
  void start();
  await until(() => reporter.log.mock.calls.length === 1);
  expect(valid).toEqual([]);
  fixPrice();
  await until(() => valid.length === 1);
  expect(valueOf(valid[0], 'plans')).toContain('£4,997+');
});

it('reports an error once, to the terminal and to pages, until it is fixed', async () => {
  void start();
  await until(() => valid.length === 1);
  const received = await events();
  expect(received).toEqual([[]]);
  breakPrice();
  await until(() => received.length === 2);
  expect(received[1]).toEqual([expect.stringMatching(error)]);
  copy.write('README.md', '# Guide');
  // A page that opens meanwhile gets the current state.
  expect(await events()).toEqual([received[1]]);
  expect(valid).toHaveLength(1);
  fixPrice();
  await until(() => received.length === 3);
  expect(received[2]).toEqual([]);
  expect(reporter.log.mock.calls).toEqual([[`The content has errors:\n${received[1]?.[0]}`]]);
  expect(reporter.success.mock.calls).toEqual([['The content is valid again']]);
});
