import puppeteer from 'puppeteer-core';
import type { Engine, Size, Tab } from './tab';

/**
 * Starts Debian's Firefox, headless, with WebDriver BiDi, which needs no separate driver.
 *
 * @param program absolute path
 * @param baseURL where the site is served
 * @see https://www.w3.org/TR/webdriver-bidi/
 */
export async function startFirefox(program: string, baseURL: string): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: program, timeout: 120_000 });

  const open = async (size: Size): Promise<Tab> => {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport(size);
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(`uncaught: ${String(error)}`));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    // BiDi does not report violations of the policy.
    await page.evaluateOnNewDocument(() =>
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        // eslint-disable-next-line no-console
        console.error(`Refused by ${violatedDirective}: ${blockedURI}`),
      ),
    );
    return {
      goto: async (address) => void (await page.goto(new URL(address, baseURL).href)),
      reload: async () => void (await page.reload()),
      evaluate: (task, argument) => page.evaluate(task as never, argument as never),
      point: ({ x, y }) => page.mouse.move(x, y),
      click: ({ x, y }) => page.mouse.click(x, y),
      press: (key) => page.keyboard.press(key),
      type: (text) => page.keyboard.type(text),
      problems: () => Promise.resolve(problems),
      close: () => context.close(),
    };
  };

  return { open, close: () => browser.close() };
}
