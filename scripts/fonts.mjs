/**
 * Makes the font files of the site from their packages: Latin letters and the signs that British prose needs, and only
 * the weights that are used. The one for headings also letters the images that are drawn at build time. Run it after a
 * change of packages or weights; its output is kept in git.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** Basic Latin, Latin-1, and typographic signs. */
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’‚“”„•…€™−×ŒœŠšŽžŸ`;

const fonts = [
  { name: 'bricolage-grotesque', target: 'bricolage-grotesque-600', wght: 600 },
  // Rows and steps are numbered in a light weight, which nothing else has.
  { name: 'bricolage-grotesque', target: 'bricolage-grotesque-300-digits', wght: 300, only: '0123456789' },
  { name: 'hanken-grotesk', target: 'hanken-grotesk', wght: { min: 400, max: 700 } },
];

for (const { name, target, wght, only = characters } of fonts) {
  const source = resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
  const font = await subsetFont(readFileSync(source), only, {
    targetFormat: 'woff2',
    variationAxes: { wght },
  });
  writeFileSync(`src/styles/fonts/${target}.woff2`, font);
  console.log(`${target}: ${font.length} bytes`);
}
