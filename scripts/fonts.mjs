/**
 * Makes the font files from their packages: Latin letters and the punctuation of British prose, only in the weights
 * that are used. Run it after a change of packages or weights; its output is kept in git.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** Basic Latin, Latin-1 and typographic punctuation. */
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’‚“”„•…€™−×ŒœŠšŽžŸ`;

const fonts = [
  { name: 'bricolage-grotesque', target: 'src/styles/fonts/bricolage-grotesque-600.woff2', wght: 600 },
  // satori, which renders the Open Graph images, does not read WOFF2.
  { name: 'bricolage-grotesque', target: 'gatsby/seo/og-image/bricolage-grotesque-600.woff', wght: 600 },
  // The light weight is used for the numbers of rows and steps only.
  {
    name: 'bricolage-grotesque',
    target: 'src/styles/fonts/bricolage-grotesque-300-digits.woff2',
    wght: 300,
    only: '0123456789',
  },
  { name: 'hanken-grotesk', target: 'src/styles/fonts/hanken-grotesk.woff2', wght: { min: 400, max: 700 } },
];

for (const { name, target, wght, only = characters } of fonts) {
  const source = import.meta.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
  const font = await subsetFont(readFileSync(new URL(source)), only, {
    targetFormat: target.split('.').at(-1),
    variationAxes: { wght },
  });
  writeFileSync(target, font);
  console.log(`${target}: ${font.length} bytes`);
}
