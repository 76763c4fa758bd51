/** @jest-environment node */
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createLiveContent, type LiveContent } from '../../../gatsby/develop/content-watcher';
import { ContentCopy } from '../check/content-copy';

// Each check decodes images; a busy machine takes its time.
jest.setTimeout(60_000);

const mistake = 'content/plans.json:13:16 plans[0].price: found "free", expected a price such as "£4,997+"';
const message = `The content has mistakes:\n${mistake}`;

let content: ContentCopy;
let good: string;
let live: LiveContent;
let reporter: { success: jest.Mock; panicOnBuild: jest.Mock };
const servers: http.Server[] = [];
let stop: (() => void) | undefined;

beforeEach(async () => {
  content = await ContentCopy.ofFixture();
  good = path.join(path.dirname(content.directory), 'good');
  live = createLiveContent(content.directory, good);
  reporter = { success: jest.fn(), panicOnBuild: jest.fn() };
});

afterEach(() => {
  stop?.();
  for (const server of servers.splice(0)) server.close().closeAllConnections();
  content.remove();
});

const spoil = () => content.replace('plans.json', '"£4,997+"', '"free"');
const mend = () => content.replace('plans.json', '"free"', '"£4,997+"');
const priceInCopy = () =>
  /"price": "(.*?)"/.exec(fs.readFileSync(path.join(good, 'plans.json'), 'utf8'))?.[1];

/** Waits for what other parts of the system do, at most half a minute long. */
async function until(isSo: () => boolean): Promise<void> {
  for (let look = 0; !isSo(); look += 1) {
    if (look > 1500) throw new Error('it never happened');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** A port that nobody listens to. */
async function freePort(): Promise<number> {
  const server = http.createServer().listen(0);
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** What an open page of the development site hears. */
async function listen(): Promise<string[]> {
  const server = http.createServer(live.serve).listen(0);
  servers.push(server);
  const { port } = server.address() as AddressInfo;
  const heard: string[] = [];
  http.get({ port, agent: false }, (answer) => {
    answer.setEncoding('utf8').on('data', (text: string) => heard.push(text));
    answer.on('error', () => undefined);
  });
  await until(() => heard.length > 0);
  return heard;
}

describe('A build', () => {
  it('goes on with good content', async () => {
    await live.stopOnMistakes(reporter);
    expect(reporter.panicOnBuild).not.toHaveBeenCalled();
  });

  it('stops on bad content, with every mistake on a line', async () => {
    spoil();
    await live.stopOnMistakes(reporter);
    expect(reporter.panicOnBuild.mock.calls).toEqual([[message]]);
  });
});

describe('The copy that the site is made from', () => {
  it('holds texts and images, and nothing that is no content', async () => {
    content.write('README.md', '# Guide');
    content.write('.plans.json.swp', 'x');
    await live.start(reporter, 0);
    const names = fs.readdirSync(good, { recursive: true }) as string[];
    expect(names).toContain('plans.json');
    expect(names).toContain(path.join('images', 'slide-a.jpg'));
    expect(names.filter((name) => /schemas|README|swp/.test(name))).toEqual([]);
  });

  it('follows a change, an addition and a removal', async () => {
    await live.start(reporter, 0);
    stop = live.follow(reporter);
    fs.copyFileSync(content.path('images/slide-a.jpg'), content.path('images/slide-c.jpg'));
    content.replace('plans.json', '"£4,997+"', '"£5,250+"');
    await until(() => priceInCopy() === '£5,250+' && fs.existsSync(path.join(good, 'images/slide-c.jpg')));
    content.delete('images/slide-c.jpg');
    await until(() => !fs.existsSync(path.join(good, 'images/slide-c.jpg')));
    expect(reporter.panicOnBuild).not.toHaveBeenCalled();
  });

  it('follows changes in a folder that is new', async () => {
    await live.start(reporter, 0);
    stop = live.follow(reporter);
    fs.mkdirSync(content.path('images/new'));
    await new Promise((resolve) => setTimeout(resolve, 300));
    fs.copyFileSync(content.path('images/slide-a.jpg'), content.path('images/new/slide.jpg'));
    await until(() => fs.existsSync(path.join(good, 'images/new/slide.jpg')));
    expect(fs.existsSync(path.join(good, 'images/new/slide.jpg'))).toBe(true);
  });

  it('leaves files alone that stay the same', async () => {
    await live.start(reporter, 0);
    const before = fs.statSync(path.join(good, 'site.json')).mtimeMs;
    stop = live.follow(reporter);
    content.replace('plans.json', '"£4,997+"', '"£5,250+"');
    await until(() => priceInCopy() === '£5,250+');
    expect(fs.statSync(path.join(good, 'site.json')).mtimeMs).toBe(before);
  });

  it('keeps the last good content while a file is bad, and follows when it is mended', async () => {
    await live.start(reporter, 0);
    stop = live.follow(reporter);
    const heard = await listen();
    spoil();
    await until(() => reporter.panicOnBuild.mock.calls.length > 0);
    expect(reporter.panicOnBuild.mock.calls).toEqual([[message]]);
    expect(priceInCopy()).toBe('£4,997+');
    content.replace('site.json', '"Paperwork"', '"Cardboard"');
    mend();
    await until(() => reporter.success.mock.calls.length > 0);
    expect(fs.readFileSync(path.join(good, 'site.json'), 'utf8')).toContain('Cardboard');
    expect(reporter.success.mock.calls).toEqual([['the content is good again']]);
    await until(() => heard.length === 3);
    expect(heard).toEqual(['data: []\n\n', `data: ${JSON.stringify([mistake])}\n\n`, 'data: []\n\n']);
  });
});

describe('A page that is opened while the content is bad', () => {
  it('hears at once what is wrong', async () => {
    await live.start(reporter, 0);
    stop = live.follow(reporter);
    spoil();
    await until(() => reporter.panicOnBuild.mock.calls.length > 0);
    expect(await listen()).toEqual([`data: ${JSON.stringify([mistake])}\n\n`]);
  });
});

describe('Content that has never been good', () => {
  it('is reported at the address of the site, until it is mended', async () => {
    spoil();
    content.replace('plans.json', '"free"', '"<b>&"');
    const port = await freePort();
    let isStarted = false;
    const started = live.start(reporter, port).then(() => (isStarted = true));
    await until(() => reporter.panicOnBuild.mock.calls.length > 0);
    const answer = await fetch(`http://localhost:${port}/about`);
    const text = await answer.text();
    expect(text).toContain(
      'content/plans.json:13:16 plans[0].price: found "&lt;b&gt;&amp;", expected a price',
    );
    expect(text).toContain('role="alert"');
    expect(isStarted).toBe(false);
    expect(fs.existsSync(good)).toBe(false);

    content.replace('plans.json', '"<b>&"', '"£4,997+"');
    await started;
    expect(priceInCopy()).toBe('£4,997+');
    // The development server needs the port now.
    const server = http.createServer();
    servers.push(server);
    await new Promise<void>((resolve, reject) => server.on('error', reject).listen(port, resolve));
  });
});
