import { spawn } from 'node:child_process';
import { untilAnswered } from '../../support/site/site-copy';
import { freePort } from '../../support/servers/free-port';
import { end, startScreen } from './processes';
import type { Engine, Key, Size, Tab } from './tab';
import { openSession, type Send } from './webdriver';

/** WebDriver's codes of keys. */
const keys: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' };

type Recording = Window & { problems?: string[] };

/** Records problems of a page. The driver has no access to the console, so earlier problems are missed. */
function recordProblems(): void {
  const page = window as Recording;
  if (page.problems) return;
  const problems: string[] = (page.problems = []);
  const { error } = console;
  Object.assign(console, {
    error: (...words: unknown[]) => {
      problems.push(words.join(' '));
      error(...words);
    },
  });
  addEventListener('error', ({ message }) => problems.push(`uncaught: ${message}`), true);
  addEventListener('unhandledrejection', ({ reason }) => problems.push(`uncaught: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    problems.push(`Refused by ${effectiveDirective}: ${blockedURI}`),
  );
}

/**
 * Starts the driver of WebKitGTK, which starts its MiniBrowser for each tab.
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
      // There may be no graphics card and no accessibility bus.
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
    const readProblems = () => evaluate(() => (window as Recording).problems ?? []);
    const load = async (task: () => Promise<unknown>) => {
      past.push(...(await readProblems()));
      await task();
      await evaluate(recordProblems);
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
      problems: async () => [...past, ...(await readProblems())],
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

/** Sets the size of the viewport. WebDriver only sets the size of the whole window. */
async function resize(send: Send, evaluate: Tab['evaluate'], { width, height }: Size): Promise<void> {
  const frame = await evaluate(() => ({ width: outerWidth - innerWidth, height: outerHeight - innerHeight }));
  await send('POST', 'window/rect', { width: width + frame.width, height: height + frame.height });
}
