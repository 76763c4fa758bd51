import { spawn } from 'node:child_process';
import { untilAnswered } from '../../support/site-copy';
import { end, freePort, startScreen } from './processes';
import type { Engine, Key, Size, Tab } from './tab';
import { openSession, type Send } from './webdriver';

/** The protocol's names of keys. */
const keys: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' };

/** A page that is listened to. */
type Heard = Window & { heard?: string[] };

/**
 * Writes down what goes wrong on a page from now on. Neither the driver nor this port's small browser tells of the console,
 * so that what goes wrong before the page has loaded stays unheard.
 */
function listen(): void {
  const page = window as Heard;
  if (page.heard) return;
  const heard: string[] = (page.heard = []);
  const { error } = console;
  Object.assign(console, {
    error: (...words: unknown[]) => {
      heard.push(words.join(' '));
      error(...words);
    },
  });
  addEventListener('error', ({ message }) => heard.push(`uncaught: ${message}`), true);
  addEventListener('unhandledrejection', ({ reason }) => heard.push(`uncaught: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    heard.push(`Refused by ${effectiveDirective}: ${blockedURI}`),
  );
}

/**
 * Starts the driver of WebKit's GTK port, which in turn starts the port's small browser for each tab.
 *
 * @param program absolute path of the browser
 * @param baseURL where the site is served
 */
export async function startWebKit(program: string, baseURL: string): Promise<Engine> {
  const screen = await startScreen();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: screen.display,
      GDK_BACKEND: 'x11',
      // Neither a graphics card nor an accessibility bus is at hand.
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      NO_AT_BRIDGE: '1',
    },
  });
  const server = `http://127.0.0.1:${port}`;
  await untilAnswered(`${server}/status`);

  const open = async (size: Size): Promise<Tab> => {
    const send = await openSession(server, {
      'webkitgtk:browserOptions': {
        binary: program,
        args: ['--automation'],
      },
    });
    const act = (...sources: object[]) => send('POST', 'actions', { actions: sources });
    const evaluate: Tab['evaluate'] = (task, argument) =>
      send('POST', 'execute/sync', { script: `return (${task})(...arguments)`, args: [argument ?? null] });
    await resize(send, evaluate, size);
    const past: string[] = [];
    const hear = () => evaluate(() => (window as Heard).heard ?? []);
    /** Loads a page, and listens to it. */
    const load = async (loaded: () => Promise<unknown>) => {
      past.push(...(await hear()));
      await loaded();
      await evaluate(listen);
    };
    return {
      goto: (address) => load(() => send('POST', 'url', { url: new URL(address, baseURL).href })),
      reload: () => load(() => send('POST', 'refresh')),
      evaluate,
      point: (place) => act(mouse({ type: 'pointerMove', ...place })),
      click: (place) =>
        act(
          mouse(
            { type: 'pointerMove', ...place },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ),
        ),
      press: (key) => act(keyboard(keys[key])),
      type: (text) => act(keyboard(text)),
      screenshot: async () => Buffer.from(await send<string>('GET', 'screenshot'), 'base64'),
      problems: async () => [...past, ...(await hear())],
      close: () => send('DELETE', ''),
    };
  };

  const close = async () => {
    await end(driver);
    await end(screen.program);
  };
  return { open, close };
}

const mouse = (...actions: object[]) => ({ type: 'pointer', id: 'mouse', actions });

const keyboard = (text: string) => ({
  type: 'key',
  id: 'keyboard',
  actions: [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});

/** Gives the page's part of the window a size; the protocol knows the whole window only. */
async function resize(send: Send, evaluate: Tab['evaluate'], { width, height }: Size): Promise<void> {
  const frame = await evaluate(() => ({ width: outerWidth - innerWidth, height: outerHeight - innerHeight }));
  await send('POST', 'window/rect', { width: width + frame.width, height: height + frame.height });
}
