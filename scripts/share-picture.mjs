/**
 * Draws the picture that shows where somebody shares a link to the site: the first slide, the mark, the home page's
 * heading and the tagline. Its output, static/share.jpg, is kept in git; run it after a change of brand or heading.
 */
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

const json = (name) => JSON.parse(readFileSync(`content/${name}.json`, 'utf8'));
const data = (file, type) => `data:${type};base64,${readFileSync(file).toString('base64')}`;

const site = json('site');
const { heading } = json('pages').pages.find(({ path }) => path === '/');
const [slide] = json('hero').slides;

const page = `<!doctype html><style>
  @font-face { font-family: Display; src: url(${data('src/fonts/bricolage-grotesque.woff2', 'font/woff2')}); font-weight: 300 700 }
  @font-face { font-family: Text; src: url(${data('src/fonts/hanken-grotesk.woff2', 'font/woff2')}); font-weight: 400 700 }
  body { margin: 0; width: 1200px; height: 630px; display: grid; align-content: space-between; box-sizing: border-box;
    padding: 64px 72px; color: #f4f1fb; background:
      linear-gradient(100deg, rgb(11 9 32 / .88) 22%, rgb(11 9 32 / .2) 72%),
      url(${data(`content/${slide.src}`, 'image/jpeg')}) 70% 50% / cover }
  p { margin: 0; display: flex; gap: 14px; align-items: center; font: 600 40px Display; letter-spacing: -.03em }
  h1 { margin: 0; max-width: 9.6em; font: 600 92px/.98 Display; letter-spacing: -.035em; text-wrap: balance }
  small { font: 500 30px Text; letter-spacing: 0 }
</style>
<p><svg width="52" height="52" viewBox="0 0 32 32" fill="none" stroke-width="3.5"><path d="M26.5 6.25 8 17.5" stroke="#ff7a5c"/><path d="M7.75 28V6.25h19.5" stroke="currentColor"/></svg><span class="name"></span></p>
<h1></h1><small></small>`;

const browser = await chromium.launch({
  executablePath: existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined,
  args: ['--no-sandbox', '--disable-gpu'],
});
const tab = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await tab.setContent(page);
await tab.evaluate(
  async ([name, headline, tagline]) => {
    document.querySelector('.name').textContent = name;
    document.querySelector('h1').textContent = headline;
    document.querySelector('small').textContent = tagline;
    await document.fonts.ready;
  },
  [site.name, heading, site.tagline],
);
await tab.screenshot({ path: 'static/share.jpg', type: 'jpeg', quality: 84 });
await browser.close();
