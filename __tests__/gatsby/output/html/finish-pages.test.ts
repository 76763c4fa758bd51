/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { writeStylesAfterPaint } from '../../../../gatsby/output/html/critical-css';
import { finishPages, type InlineCode } from '../../../../gatsby/output/html/finish-pages';
import { verificationTags } from '../../../../gatsby/output/seo/verification';
import { writeSite } from '../../../support/site-folder';

const styles = [
  '@layer components{.shown{color:red}.menu{color:blue}.dark .shown{color:pink}',
  '[data-state=open]{color:green}#never{color:tan}}@media print{.shown{color:black}}@media (forced-colors:active){.shown{color:CanvasText}}',
  '@layer components{@layer decoration{.shown{color:gray}}}@layer components.decoration{.shown{color:gray}}',
  '@media (hover:hover){.shown:hover{color:navy}}.shown:focus-visible{top:0}@supports (top:1px){.shown:active{top:1px}}',
].join('');

/** The scripts of all pages, as Gatsby writes them. */
const slice = (entry: string) => `<script>window.___webpackCompilationHash="1";</script>
<script src="/runtime.js" async></script><script src="/framework.js" async></script><script src="${entry}" async></script>`;

/** A page as Gatsby writes it. */
const page = (body: string) => `<!DOCTYPE html><html><head>
<style data-href="/styles.1.css" data-identity="gatsby-global-css">${styles}</style></head><body>${body}
<!-- slice-start id="_gatsby-scripts-1" -->${slice('/app.js')}<!-- slice-end id="_gatsby-scripts-1" --></body></html>`;

const data = (name: string) => `{"componentChunkName":"component---${name}","staticQueryHashes":["12"]}`;

const sliceFile = '_gatsby/slices/_gatsby-scripts-1.html';

let folder: string;
let inline: InlineCode;
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
    'chunk-map.json': '{"component---home":["/home.js"],"component---other":["/other.js"]}',
    'index.html': page('<p class="shown">Hello, menu and never</p>'),
    'about/index.html': page('<p data-state="open">About</p>'),
    '404.html': page('<p id="never">Nothing</p>'),
    [sliceFile]: slice('/app.js'),
    'page-data/index/page-data.json': data('home'),
    'page-data/about/page-data.json': data('other'),
    'page-data/404.html/page-data.json': data('other'),
  });
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

describe('Styles', () => {
  it('are the rules of both themes that match the elements of the home page, or of any other page, without those for paper, forced colours, decoration and states', async () => {
    await finishAll();
    expect(stylesOf('index.html')).toBe(`@layer components{.shown{color:red}.dark .shown{color:pink}}`);
    const others = `@layer components{[data-state=open]{color:green}#never{color:tan}}`;
    expect(stylesOf('about/index.html')).toBe(others);
    expect(stylesOf('404.html')).toBe(others);
    expect(inline.styles.size).toBe(2);
  });

  it('are followed by the whole style sheet for visitors without scripts, once', async () => {
    await finishAll();
    await finishAll();
    const link = '<noscript><link rel="stylesheet" href="/styles.1.after-paint.css"></noscript>';
    expect(read('index.html').split('</style>')[1]?.startsWith(link)).toBe(true);
    expect(read('index.html').split(link)).toHaveLength(2);
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

  const used = ':root{--own:1px;--used:2px}@keyframes on{to{top:0}}p{top:var(--used);animation:on 1s}';
  const unused = ':root{--unused:3px}@keyframes off{to{top:1px}}';
  const utilities = String.raw`.sm\:w-1\/2{width:50%}.\[a\&\>p\]\:pt-\[3px\]{padding-top:3px}`;
  const absent =
    '/* Note */@layer properties{*{--x:initial}}::file-selector-button{top:0}::-webkit-search-decoration{top:0}';

  it.each([
    ['match class names', utilities, '<p class="sm:w-1/2 [a&amp;>p]:pt-[3px]">Hi</p>', utilities],
    [
      'leave out comments, initial values, parts of fields',
      `${absent}p{top:0}`,
      '<p>Hi</p>',
      '@layer properties;p{top:0}',
    ],
    [
      'leave out unused custom properties and keyframes',
      used + unused,
      '<p style="left:var(--own)">Hi</p>',
      used,
    ],
  ])('%s', async (_, css, body, expected) => {
    write('styles.1.css', css);
    write('index.html', page(body));
    await finishAll();
    expect(stylesOf('index.html')).toBe(expected);
  });
});

describe('Scripts', () => {
  it('are in data attributes: entry, its dependencies, the files and path of each page, and the hash of the build', async () => {
    await finishAll();
    const rest = '/page-data/app-data.json';
    const query = '/page-data/sq/d/12.json';
    expect(dataOf('index.html')).toEqual({
      entry: '/app.js',
      scripts: '/runtime.js /framework.js',
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

  it('are one inline script, the same on every page, so that one hash is enough', async () => {
    await finishAll();
    expect(read('index.html').match(/<script/g)).toHaveLength(1);
    const script = (file: string) => /<script data-entry[^>]*>([^]*?)<\/script>/.exec(read(file))?.[1];
    expect(script('index.html')).toBeTruthy();
    expect(script('about/index.html')).toBe(script('index.html'));
  });

  it('have the path prefix of the styles', async () => {
    const addPrefix = (html: string) => html.replaceAll('"/', '"/studio/');
    write('index.html', addPrefix(page('<p>Hi</p>')));
    write(sliceFile, addPrefix(slice('/app.js')));
    await finishAll();
    expect(dataOf('index.html')).toMatchObject({
      entry: '/studio/app.js',
      data: '/studio/page-data/index/page-data.json /studio/page-data/app-data.json /studio/home.js /studio/page-data/sq/d/12.json',
      page: '/studio/',
    });
  });

  it('fail the build if a page has none', async () => {
    write('index.html', '<html></html>');
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
  write('about/index.html', page(body).replace('<head>', title));
  await finishAll();
  const without = read('about/index.html');
  const codes = verificationTags({
    google: 'a1b2c3',
    bing: 'b2c3d4',
    pinterest: 'c3d4e5',
    facebook: 'd4e5f6',
    yandex: 'e5f6a1',
  }).replaceAll('/>', '>');
  expect(codes.match(/<meta/g)).toHaveLength(5);
  for (const text of ['One', '$&amp; two']) {
    const tags = `<meta name="twitter:card" content="c"><meta property="og:title" content="${text}"><script type="application/ld+json">{"a":"${text}"}</script>${codes}`;
    await finishAll(new Map([['/about', tags]]));
    expect(read('about/index.html')).toBe(without.replace('</title>', () => `</title>${tags}`));
  }
  await finishAll();
  expect(read('about/index.html')).toBe(without);
});

it("removes Gatsby's tag for Internet Explorer", async () => {
  const tag = '<meta http-equiv="x-ua-compatible" content="ie=edge">';
  write('about/index.html', page('').replace('<head>', `<head>${tag}<title>About</title>`));
  await finishAll();
  expect(read('about/index.html')).toContain('<head><title>About</title>');
});

it('collects the inline scripts and styles, and no data', async () => {
  const body =
    '<p class="shown">Hi</p><script>first()</script><script src="/x.js"></script><script type="application/ld+json">{}</script>';
  for (const file of ['index.html', 'about/index.html', '404.html']) write(file, page(body));
  await finishAll();
  expect([...inline.scripts]).toEqual(['first()', expect.stringContaining('currentScript')]);
  expect([...inline.styles]).toEqual([expect.stringMatching(/^@layer/)]);
});

describe('Second build', () => {
  const modified = () => fs.statSync(path.join(folder, 'index.html')).mtimeMs;

  it('changes no file', async () => {
    await finishAll();
    const before = [read('index.html'), modified()];
    await finishAll();
    expect([read('index.html'), modified()]).toEqual(before);
    expect(read(sliceFile)).toBe(slice('/app.js'));
  });

  it('updates the scripts of a page', async () => {
    await finishAll();
    write(sliceFile, slice('/app2.js'));
    await finishAll();
    expect(dataOf('index.html').entry).toBe('/app2.js');
    expect(read('index.html').match(/data-entry/g)).toHaveLength(1);
  });
});
