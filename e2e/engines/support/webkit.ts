import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { untilAnswered } from '../../support/site/site-copy';
import { freePort } from '../../support/servers/free-port';
import type { Engine, Key, Size, Tab } from './tab';

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

/** Sends a command of WebDriver (https://www.w3.org/TR/webdriver2/#protocol). @throws with the driver's message */
async function command<Answer = void>(method: string, address: string, body: object = {}): Promise<Answer> {
  const response = await fetch(address, { method, ...(method === 'POST' && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: Answer & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${method} ${address}: ${value.error}: ${value.message}`);
  return value;
}

/**
 * Starts the driver of WebKitGTK on a virtual screen. It starts its MiniBrowser for each tab.
 *
 * @param program absolute path of the browser
 * @param baseURL where the site is served
 */
export async function startWebKit(program: string, baseURL: string): Promise<Engine> {
  const port = await freePort();
  const size = '--server-args=-screen 0 1600x1200x24';
  const driver = spawn('xvfb-run', ['--auto-servernum', size, 'WebKitWebDriver', `--port=${port}`], {
    // A process group of its own, so that the screen ends too.
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      GDK_BACKEND: 'x11',
      // There may be no graphics card and no accessibility bus.
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
    },
  });
  const server = `http://127.0.0.1:${port}`;
  await untilAnswered(`${server}/status`);

  const open = async ({ width, height }: Size): Promise<Tab> => {
    const { sessionId } = await command<{ sessionId: string }>('POST', `${server}/session`, {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary: program, args: ['--automation'] } },
      },
    });
    const session = `${server}/session/${sessionId}`;
    const post = <Answer = void>(name: string, body?: object) =>
      command<Answer>('POST', `${session}/${name}`, body);
    const evaluate: Tab['evaluate'] = (task, argument) =>
      post('execute/sync', { script: `return (${task})(...arguments)`, args: [argument ?? null] });
    const point = (...actions: object[]) =>
      post('actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
    const type = (text: string) => {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      return post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    };
    const past: string[] = [];
    const readProblems = () => evaluate(() => (window as Recording).problems ?? []);
    const load = async (name: string, body?: object) => {
      past.push(...(await readProblems()));
      await post(name, body);
      await evaluate(recordProblems);
    };
    // WebDriver sets the size of the window, not of the viewport.
    const frame = await evaluate(() => ({ x: outerWidth - innerWidth, y: outerHeight - innerHeight }));
    await post('window/rect', { width: width + frame.x, height: height + frame.y });
    return {
      goto: (address) => load('url', { url: new URL(address, baseURL).href }),
      reload: () => load('refresh'),
      evaluate,
      point: (place) => point({ type: 'pointerMove', ...place }),
      click: (place) =>
        point(
          { type: 'pointerMove', ...place },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ),
      press: (key) => type(keys[key]),
      type,
      problems: async () => [...past, ...(await readProblems())],
      close: () => command('DELETE', session),
    };
  };

  const close = async () => {
    process.kill(-(driver.pid ?? 0), 'SIGKILL');
    await once(driver, 'exit');
  };
  return { open, close };
}
