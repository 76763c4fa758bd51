/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { clientFontsOf } from '../../../gatsby/brand/client-fonts';
import { writeFonts } from '../../../gatsby/brand/fonts';
import { clientFonts } from '../../../src/content-model/parts/client-look';
import type { Site } from '../../../gatsby/model/site';
import brand from '../../content/brand.json';
import { writeSite } from '../../support/site-folder';

jest.setTimeout(60_000);

/** A site whose examples of services have these kinds of type. */
function siteWith(...kinds: string[]): Site {
  const fields = kinds.map((font) => ({ schema: { title: 'ClientLook' }, value: { font } }));
  return { fields, translations: [] } as unknown as Site;
}

it('are the fonts of the kinds that the content has, each once', () => {
  expect(clientFontsOf(siteWith())).toEqual([]);
  expect(clientFontsOf(siteWith('condensed', 'geometric', 'condensed'))).toEqual([
    { kind: 'condensed', font: 'oswald' },
    { kind: 'geometric', font: 'jost' },
  ]);
  expect(clientFontsOf(siteWith('monospace'))).toEqual([]);
});

it('have files, and the family that the styles name', async () => {
  const folder = writeSite({});
  const fonts = clientFontsOf(siteWith(...clientFonts));
  await writeFonts(brand.fonts, folder, ['en-GB'], fonts);
  const rules = fs.readFileSync(path.join(folder, 'fonts.css'), 'utf8');
  const styles = fs.readFileSync('src/sections/services/examples/client-look.module.css', 'utf8');
  expect(fonts).toHaveLength(clientFonts.length - 1);
  for (const { kind } of fonts) {
    expect(styles).toContain(`--client-font: 'Client-${kind}'`);
    // With a range of letters, it loads only for pages that use it (src/theme/web-fonts.ts).
    expect(rules).toMatch(new RegExp(`font-family: Client-${kind};[^}]*unicode-range: U\\+0000-00FF,`));
    expect(fs.statSync(path.join(folder, `client-${kind}-latin.woff2`)).size).toBeLessThan(60_000);
  }
});
