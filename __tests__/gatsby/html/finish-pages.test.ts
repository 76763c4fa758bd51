/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { writeStylesAfterPaint } from '../../../gatsby/html/critical-css';
import { finishPages, type InlineCode } from '../../../gatsby/html/finish-pages';
import { writeSite } from '../../support/site-folder';

const styles = [
  '@layer components{.shown{color:red}.menu{color:blue}.dark .shown{color:pink}.fonts{--face:x}p{font-family:var(--face)}',
  '[data-state=open]{color:green}#never{color:tan}}@media print{.shown{color:black}}',
].join('');

/** The scripts of all pages, as Gatsby writes them. */
const slice = (entry: string) =>
  [
    '<script>window.___webpackCompilationHash="1";</script><script src="/runtime.js" async></script>',
    `<script src="/framework.js" async></script><script src="${entry}" async></script>`,
  ].join('');

/** A page as Gatsby writes it. */
const page = (body: string) =>
  [
    '<!DOCTYPE html><html><head>',
    `<style data-href="/styles.1.css" data-identity="gatsby-global-css">${styles}</style></head>`,
    `<body>${body}<!-- slice-start id="_gatsby-scripts-1" -->`,
    slice('/app.js'),
    '<!-- slice-end id="_gatsby-scripts-1" --></body></html>',
  ].join('');

const data = (componentChunkName: string) =>
  JSON.stringify({ componentChunkName, staticQueryHashes: ['12'] });

const sliceFile = '_gatsby/slices/_gatsby-scripts-1.html';

let folder: string;
let inline: InlineCode;
const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8');
const attribute = (file: string, name: string) => new RegExp(` data-${name}="([^"]*)"`).exec(read(file))?.[1];

/** @returns the pages, in the order in which they were ready */
async function finishAll(metaTags = new Map<string, string>()): Promise<string[]> {
  const ready: string[] = [];
  inline = { scripts: new Set(), styles: new Set() };
  for await (const file of finishPages(folder, metaTags, inline)) ready.push(path.relative(folder, file));
  return ready;
}

beforeEach(() => {
  folder = writeSite({
    'styles.1.css': styles,
    'page-data/app-data.json': '{"webpackCompilationHash":"1"}',
    'chunk-map.json': JSON.stringify({
      'component---home': ['/home.js'],
      'component---other': ['/other.js'],
    }),
    'index.html': page('<p class="shown">Hello, menu and never</p>'),
    'about/index.html': page('<p data-state="open">About</p>'),
    '404.html': page('<p id="never">Nothing</p>'),
    '_gatsby/slices/_gatsby-scripts-1.html': slice('/app.js'),
    'page-data/index/page-data.json': data('component---home'),
    'page-data/about/page-data.json': data('component---other'),
    'page-data/404.html/page-data.json': data('component---other'),
  });
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

describe('Styles', () => {
  it('are the rules that match the page, for both themes, web fonts and print', async () => {
    await finishAll();
    expect(read('index.html')).toContain('.shown{color:red}');
    expect(read('index.html')).toContain('.dark .shown{color:pink}');
    expect(read('index.html')).toContain('.fonts{');
    expect(read('index.html')).toContain('@media print{.shown{color:black}}');
    expect(read('about/index.html')).toContain('[data-state=open]{');
    expect(read('404.html')).toContain('#never{');
  });

  it('do not include rules for words in the text', async () => {
    await finishAll();
    expect(read('index.html')).not.toMatch(/\.menu|#never|data-state/);
    expect(read('about/index.html')).not.toContain('.shown');
  });

  it('have inline font faces, which the style sheet loaded later does not have', async () => {
    const face = '@font-face{font-family:x;src:url(/x.woff2)}';
    fs.writeFileSync(path.join(folder, 'styles.1.css'), face + styles);
    writeStylesAfterPaint(folder);
    await finishAll();
    expect(read('styles.1.after-paint.css')).toBe(styles);
    expect(read('index.html')).toContain(face);
  });

  it('match class names of utilities', async () => {
    const rules = String.raw`.sm\:w-1\/2{width:50%}.\[a\&\>p\]\:pt-\[3px\]{padding-top:3px}`;
    fs.writeFileSync(path.join(folder, 'styles.1.css'), rules);
    fs.writeFileSync(path.join(folder, 'index.html'), page('<p class="sm:w-1/2 [a&amp;>p]:pt-[3px]">Hi</p>'));
    await finishAll();
    expect(read('index.html')).toContain(rules);
  });

  it('do not include comments, initial values of properties, and parts that no field has', async () => {
    const initial = '@layer properties{*{--x:initial}}';
    const absent = '::file-selector-button{margin:0}::-webkit-search-decoration{margin:0}';
    fs.writeFileSync(path.join(folder, 'styles.1.css'), `/* Note */${initial}${absent}p{margin:0}`);
    await finishAll();
    expect(read('about/index.html')).toContain('>@layer properties;p{margin:0}</style>');
  });

  it('do not include unused custom properties and keyframes', async () => {
    const used = ':root{--own:1px;--used:2px}@keyframes on{to{top:0}}p{top:var(--used);animation:on 1s}';
    const unused = ':root{--unused:3px}@keyframes off{to{top:1px}}';
    fs.writeFileSync(path.join(folder, 'styles.1.css'), used + unused);
    fs.writeFileSync(path.join(folder, 'index.html'), page('<p style="left:var(--own)">Hi</p>'));
    await finishAll();
    expect(read('index.html')).toContain(`>${used}</style>`);
  });
});

describe('Scripts', () => {
  it('are in data attributes: entry, its dependencies, and the style sheet', async () => {
    await finishAll();
    expect(read('index.html')).not.toMatch(/<script[^>]* src=/);
    expect(attribute('index.html', 'entry')).toBe('/app.js');
    expect(attribute('index.html', 'scripts')).toBe('/runtime.js /framework.js');
    expect(attribute('index.html', 'styles')).toBe('/styles.1.after-paint.css');
  });

  it('include the data and the script of each page', async () => {
    await finishAll();
    const rest = '/page-data/app-data.json';
    const query = '/page-data/sq/d/12.json';
    expect(attribute('index.html', 'data')).toBe(`/page-data/index/page-data.json ${rest} /home.js ${query}`);
    expect(attribute('404.html', 'data')).toBe(
      `/page-data/404.html/page-data.json ${rest} /other.js ${query}`,
    );
  });

  it('have the hash of the build, and replace the inline scripts of Gatsby', async () => {
    await finishAll();
    expect(attribute('index.html', 'hash')).toBe('1');
    expect(read('index.html').match(/<script/g)).toHaveLength(1);
  });

  it('are the same inline script on every page, so that one hash is enough', async () => {
    await finishAll();
    const inline = (file: string) => /<script data-entry[^>]*>([^]*?)<\/script>/.exec(read(file))?.[1];
    expect(inline('index.html')).toBeTruthy();
    expect(inline('about/index.html')).toBe(inline('index.html'));
  });

  it('have the path prefix of the styles', async () => {
    const addPrefix = (html: string) => html.replaceAll('"/', '"/studio/');
    fs.writeFileSync(path.join(folder, 'index.html'), addPrefix(page('<p>Hi</p>')));
    fs.writeFileSync(path.join(folder, sliceFile), addPrefix(slice('/app.js')));
    await finishAll();
    expect(attribute('index.html', 'entry')).toBe('/studio/app.js');
    expect(attribute('index.html', 'data')?.split(' ')).toEqual([
      '/studio/page-data/index/page-data.json',
      '/studio/page-data/app-data.json',
      '/studio/home.js',
      '/studio/page-data/sq/d/12.json',
    ]);
  });

  it('fail the build if a page has none', async () => {
    fs.writeFileSync(path.join(folder, 'index.html'), '<html></html>');
    await expect(finishAll()).rejects.toThrow('index.html has no styles or no scripts');
  });
});

it('yields each page when it is ready', async () => {
  const pages = await finishAll();
  expect(pages.sort()).toEqual(['404.html', path.join('about', 'index.html'), 'index.html']);
});

it('puts the meta tags of each route after the title, in place of earlier ones', async () => {
  const title = '<head><title>About</title><meta name="description" content="B">';
  const body = '<svg><title>C</title></svg>';
  fs.writeFileSync(path.join(folder, 'about/index.html'), page(body).replace('<head>', title));
  await finishAll();
  const without = read('about/index.html');
  for (const text of ['One', '$&amp; two']) {
    const tags = `<meta name="twitter:card" content="c"><meta property="og:title" content="${text}"><script type="application/ld+json">{"a":"${text}"}</script>`;
    await finishAll(new Map([['/about', tags]]));
    expect(read('about/index.html')).toBe(without.replace('</title>', () => `</title>${tags}`));
  }
  await finishAll();
  expect(read('about/index.html')).toBe(without);
});

it('collects the inline scripts and styles, and no data', async () => {
  const body =
    '<p>Hi</p><script>first()</script><script src="/x.js"></script><script type="application/ld+json">{}</script>';
  for (const file of ['index.html', 'about/index.html', '404.html'])
    fs.writeFileSync(path.join(folder, file), page(body));
  await finishAll();
  expect([...inline.scripts]).toEqual(['first()', expect.stringContaining('currentScript')]);
  expect([...inline.styles]).toEqual([expect.stringMatching(/^@layer/)]);
});

describe('Second build', () => {
  it('does not write a page again', async () => {
    await finishAll();
    const before = read('index.html');
    const { mtimeMs } = fs.statSync(path.join(folder, 'index.html'));
    await finishAll();
    expect(read('index.html')).toBe(before);
    expect(fs.statSync(path.join(folder, 'index.html')).mtimeMs).toBe(mtimeMs);
  });

  it('updates the scripts of a page', async () => {
    await finishAll();
    fs.writeFileSync(path.join(folder, sliceFile), slice('/app2.js'));
    await finishAll();
    expect(attribute('index.html', 'entry')).toBe('/app2.js');
    expect(read('index.html').match(/data-entry/g)).toHaveLength(1);
  });

  it('changes no other HTML file', async () => {
    await finishAll();
    expect(read(sliceFile)).toBe(slice('/app.js'));
  });
});
