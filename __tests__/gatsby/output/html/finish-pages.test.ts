/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { writeStylesAfterPaint } from '../../../../gatsby/output/html/critical-css';
import { finishPages } from '../../../../gatsby/output/html/finish-pages';
import { writeSite } from '../../../support/site-folder';

const styles = '@layer components{.shown{color:red}.menu{color:blue}}';

/** The scripts of all pages, as Gatsby writes them. */
const slice = `<script>window.___webpackCompilationHash="1";</script>
<script src="/runtime.js" async></script><script src="/framework.js" async></script><script src="/app.js" async></script>`;

const page = (body: string) => `<!DOCTYPE html><html><head>
<style data-href="/styles.1.css" data-identity="gatsby-global-css">${styles}</style></head><body>${body}
<!-- slice-start id="_gatsby-scripts-1" -->${slice}<!-- slice-end id="_gatsby-scripts-1" --></body></html>`;

const data = (name: string) => `{"componentChunkName":"component---${name}","staticQueryHashes":["12"]}`;

let folder: string;
const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8');
const write = (file: string, text: string) => fs.writeFileSync(path.join(folder, file), text);

const stylesOf = (file: string) => /<style[^>]*>([^]*?)<\/style>/.exec(read(file))?.[1];

/** The data attributes of the inline script. */
const dataOf = (file: string) =>
  Object.fromEntries(
    [...read(file).matchAll(/ data-(entry|scripts|styles|data|hash|page)="([^"]*)"/g)].map(
      ([, ...pair]) => pair,
    ),
  ) as Record<string, string>;

const finishAll = (metaTags = new Map<string, string>()) => finishPages(folder, metaTags);

beforeEach(() => {
  folder = writeSite({
    'styles.1.css': styles,
    'page-data/app-data.json': '{"webpackCompilationHash":"1"}',
    'chunk-map.json': '{"component---home":["/home.js"],"component---other":["/other.js"]}',
    'index.html': page('<p class="shown">Hello</p>'),
    'about/index.html': page('<p>About</p>'),
    '404.html': page('<p>Nothing</p>'),
    'page-data/index/page-data.json': data('home'),
    'page-data/about/page-data.json': data('other'),
    'page-data/404.html/page-data.json': data('other'),
  });
});

describe('Styles', () => {
  it('start with the order of layers, also if a module comes before the other styles', async () => {
    write('styles.1.css', `@layer components{.shown{top:0}}@layer base{*{top:1px}}`);
    await finishAll();
    expect(stylesOf('index.html')).toMatch(/^@layer theme,base,shapes,ui,components,/);
  });

  it('have no rule without content, no comment and no space between rules', async () => {
    write('styles.1.css', `/*! A licence */\n@layer base{@media screen{.menu{top:0}}}\n${styles}`);
    await finishAll();
    const [order, ...rest] = (stylesOf('index.html') ?? '').split(';');
    expect(order).toMatch(/^@layer theme,/);
    expect(rest.join(';')).toBe('@layer components{.shown{color:red}}');
  });

  it('are those of the first section, of what is around the sections, and of the places of later ones', async () => {
    const names = ['bar', 'first', 'later', 'last', 'plain', 'footer'];
    write('styles.1.css', names.map((name) => `.${name}{color:red}`).join(''));
    const sections = `<section><p class="first"></section><!--$--><section class="later"><p class="last"></section>`;
    const plain = '<noscript><p class="plain"></noscript>';
    write('index.html', page(`<main><p class="bar"></p>${sections}</main>${plain}<p class="footer">`));
    await finishAll();
    const inline = stylesOf('index.html') ?? '';
    expect(names.filter((name) => inline.includes(`.${name}{`))).toEqual(['bar', 'first', 'later', 'footer']);
  });

  it('have the custom properties that keyframes use', async () => {
    const keyframes = '@keyframes turn{to{rotate:var(--turn)}}';
    write('styles.1.css', `${keyframes}.shown{--turn:1deg;--unused:2px;animation:turn 1s}`);
    await finishAll();
    expect(stylesOf('index.html')).toContain(`${keyframes}.shown{--turn:1deg;animation:turn 1s}`);
  });

  it('hide later sections, and leave it to the whole style sheet to show them', async () => {
    const rule = (state: string, value: string) =>
      `[data-loading${state}] section~section{content-visibility:${value}}`;
    const height = '[data-loading=place] section~section{height:1px;';
    const shown = `${rule('=near', 'auto')}${height}content-visibility:visible}`;
    write('styles.1.css', rule('', 'hidden') + shown);
    write('index.html', page('<section></section><section></section>'));
    writeStylesAfterPaint(folder);
    await finishAll();
    expect(stylesOf('index.html')).toContain(rule('', 'hidden'));
    // The browser can scroll to the position of a reloaded page.
    expect(stylesOf('index.html')).toContain(height.slice(0, -1));
    expect(stylesOf('index.html')).not.toMatch(/content-visibility:(?!hidden)/);
    expect(read('styles.1.after-paint.css')).toContain(shown);
  });

  it('are followed by the whole style sheet for visitors without scripts', async () => {
    await finishAll();
    const link = '<noscript><link rel="stylesheet" href="/styles.1.after-paint.css"></noscript>';
    expect(read('index.html').split('</style>')[1]?.startsWith(link)).toBe(true);
  });

  it('have inline font faces, which the style sheet loaded later does not have, web fonts only without scripts', async () => {
    const local = '@font-face{font-family:y;src:local(Arial)}';
    const web = '@font-face{font-family:x;src:url(/x.woff2)}';
    write('styles.1.css', web + local + styles);
    writeStylesAfterPaint(folder);
    await finishAll();
    expect(read('styles.1.after-paint.css')).toBe(styles);
    expect(stylesOf('index.html')).toMatch(local);
    expect(stylesOf('index.html')?.endsWith(`@media (scripting:none){${web}}`)).toBe(true);
  });
});

describe('Scripts', () => {
  it('are in data attributes, with the files and path of each page, and the hash of the build', async () => {
    await finishAll();
    const rest = '/page-data/app-data.json';
    const query = '/page-data/sq/d/12.json';
    expect(dataOf('index.html')).toEqual({
      scripts: '/runtime.js /framework.js /app.js',
      styles: '/styles.1.after-paint.css',
      data: `/page-data/index/page-data.json ${rest} /home.js ${query}`,
      hash: '1',
      page: '/',
    });
    expect(dataOf('about/index.html').page).toBe('/about');
    expect(dataOf('404.html')).toMatchObject({
      data: `/page-data/404.html/page-data.json ${rest} /other.js ${query}`,
      page: '/404.html',
    });
  });

  it('fail the build if a page has none', async () => {
    write('index.html', '<html></html>');
    await expect(finishAll()).rejects.toThrow('index.html has no styles');
  });
});

it('puts the meta tags of each route after the title, and removes the script that differs between pages', async () => {
  const title = '<head><title>About</title>';
  const body = '<svg><title>C</title></svg>';
  const own = '<script id="gatsby-script-loader">window.pagePath="/about";</script>';
  write('about/index.html', page(body + own).replace('<head>', title));
  const tags = `<meta property="og:title" content="$&amp; two"><script type="application/ld+json">{}</script>`;
  const { scripts } = await finishAll(new Map([['/about', tags]]));
  expect(read('about/index.html')).toContain(`<head><title>About</title>${tags}\n<style`);
  expect(read('about/index.html')).toContain(`${body}\n<!-- slice-start`);
  // The policy has one hash for all pages.
  expect(scripts.size).toBe(1);
});
