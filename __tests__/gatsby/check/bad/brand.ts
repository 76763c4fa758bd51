import fs from 'node:fs';
import { wcagContrast } from 'culori';
import { installedFonts } from '../../../../gatsby/brand/installed-fonts';
import { brandColour, type BrandColours, toHex, toOklch } from '../../../../gatsby/brand/palette';
import { nearestLightness, nearestReadable } from '../../../../gatsby/brand/readable';
import { eitherOf } from '../../../../gatsby/parse/problem';
import { parseCases } from '../content-edits';

const brand = JSON.parse(fs.readFileSync('__tests__/content/brand.json', 'utf8')) as BrandColours;
const { light } = brand.accent;
/** Is visible on the page of both themes. */
const panelGround = brandColour('--panel', 'light', brand);
const panel = toHex({ ...toOklch(panelGround), l: 0.5 });

/** What the check says about a colour of brand.json, after the place. */
function isUnreadable(field: string, colour: string, theme = ''): string {
  const near = nearestReadable(field.split('.'), colour, brand);
  return `${field}: found "${colour}", with which text is too hard to read${theme && ` in the ${theme} theme`}; the nearest colour that is readable is "${near}"`;
}

const from = '4:11 logo:';

/** What the check says about a mark of one colour that is hard to see. */
function isHidden(shown: string, ground: string, place: string, end = ', or another file for dark surfaces') {
  const near = nearestLightness(shown, (colour) => wcagContrast(colour, ground) >= 2);
  return `found ${shown}, which is hard to see on ${ground} ${place}; the nearest colour that is visible is "${near}", expected that, fill="currentColor" for the colour of the text${end}`;
}

const [lightPage, darkPage] = (['light', 'dark'] as const).map((theme) =>
  brandColour('--color-canvas', theme, brand),
) as [string, string];
const everywhereDark = 'in the dark theme, over the first screen and in the footer';

const readableGrey = nearestLightness('#777777', (colour) => wcagContrast(colour, '#ffffff') >= 4.5) ?? '';
const clientLook =
  '"look": { "font": "serif", "backdrop": "#ccbbff", "ground": "#ffffff", "ink": "#777777", "accent": "#10264f", "accentInk": "#ffffff" }';

/** What can be wrong with the brand and the region of a site. */
export const badBrands = parseCases`
brand.json: "Longmead" → "A paper mill and all of its daughters in a valley by the sea"
  3:11 name: found 60 characters, expected at most 48
brand.json: "Longmead" → "The Paper Mill of Longmead and Sons"
  3:11 name: found 35 characters, expected at most 24, or a short form of the name as "shortName"
brand.json: logo.svg → mark.svg
  ${from} there is no file "images/mark.svg" in the content folder
brand.json: logo.svg → hero-2-slabs.jpg
  ${from} found "images/hero-2-slabs.jpg", expected the name of an image that ends in '.svg' or '.png'
write: images/logo.svg → not an image
  1:1: expected an SVG file, with the element <svg>
write: images/logo.svg → <svg viewBox="0 0 32 32"></svg>
  1:1: found no shapes, expected for example <path>
write: images/logo.svg → <svg viewBox="0 0 32 32"><path fill="none" d="M4 4h24v24H4Z" /></svg>
  1:1: found nothing that is painted, expected shapes or an image
write: images/logo.svg → <svg viewBox="0 0 32 32"><path fill="#fff" d="M4 4h24v24H4Z" /></svg>
  1:1: ${isHidden('#ffffff', lightPage, 'in the light theme', '')}
write: images/logo.svg → <svg viewBox="0 0 32 32"><path fill="black" d="M4 4h24v24H4Z" /></svg>
  1:1: ${isHidden('#000000', darkPage, everywhereDark)}
write: images/logo.svg → <svg viewBox="0 0 32 32"><path fill="${panel}" d="M4 4h24v24H4Z" /></svg>
  1:1: ${isHidden(panel, panelGround, 'in the menu of phones')}
brand.json: "logo": → "wordMark": "images/word-mark.svg",⏎  "logo":
write: images/word-mark.svg → <svg viewBox="0 0 32 32"><path d="M4 4h24v24H4Z" /></svg>
write: images/logo.svg → <svg viewBox="0 0 32 32"><path fill="#fff" d="M4 4h24v24H4Z" /></svg>
  1:1: ${isHidden('#ffffff', '#fff', 'in icons', '')}
images/logo.svg: viewBox="5.7142857 0 26.2857143 32" →
  1:1: the viewBox is missing, expected for example viewBox="0 0 32 32"
images/logo.svg: 26.2857143 32 → 450 32
  1:1: the viewBox is 450 wide and 32 high, expected a logo that is at most 12 times as wide as high, and 3 times as high as wide
images/logo.svg: <path → <script>alert(1)</script><path
  2:3: found <script>, expected shapes such as <path>
images/logo.svg: <path → <defs><style>@import 'a.css';</style></defs><path
  2:9: found <style> that is not understood, expected rules such as .a { fill: #c00 }
images/logo.svg: <path → <path onclick="alert(1)"
  2:3: found the attribute or style onclick of <path>, expected none; drawing programs write plain shapes after "Flatten" or "Object to path"
images/logo.svg: <path → <path style="display:none"
  2:3: found the attribute or style display of <path>, expected none; drawing programs write plain shapes after "Flatten" or "Object to path"
images/logo.svg: <path → <path fill="url(#sky)"
  2:3: found fill="url(#sky)", expected a colour
images/logo.svg: M26.5 → M26.5${'h1'.repeat(2000)}
  1:1: found 4251 characters of shapes, expected at most 4000
images/logo.svg: M26.5 → M26.5&quot;
  2:3: found d="M26.5\" 6.25 8 17.5", expected numbers
brand.json: "${light}" → "indigo"
  6:14 accent.light: found "indigo", expected a colour such as "#0b6e4f"
brand.json: ${light} → #ff9900
  6:14 ${isUnreadable('accent.light', '#ff9900', 'light')}
brand.json: "fonts": → "darkSurface": "#804020",⏎  "fonts":
  9:18 ${isUnreadable('darkSurface', '#804020')}
brand.json: "bricolage-grotesque" → "bricolage"
  10:17 fonts.headings: found "bricolage"; did you mean 'bricolage-grotesque'?
brand.json: "hanken-grotesk" → "Comic\u0000Sans"
  11:13 fonts.text: found "Comic\u0000Sans", expected ${eitherOf(installedFonts())}, or another after "npm install --save-exact @fontsource-variable/comic-sans"
sections/services.json: "title": "Reformer Flow" → ${clientLook}, "title": "Reformer Flow"
  41:87 services[1].prototype.look.ink: found "#777777", which is too hard to read on "#ffffff"; the nearest colour that is readable is "${readableGrey}"
footer.json: "github" → "mastodn"
  44:18 social[4].network: found "mastodn"; did you mean 'mastodon'?
footer.json: "github" → "paper-net"
  44:18 social[4].network: found "paper-net", which has no logo, expected a name from https://fontawesome.com/search?ic=brands
footer.json: "github" → "Git Hub"
  44:18 social[4].network: found "Git Hub", expected a name such as "mastodon": small letters, digits and hyphens
site.json: en-GB → xx-XX
  6:13 locale: found "xx-XX", a language that is unknown, expected for example "en-GB"
site.json: en-GB → en-UK
  6:13 locale: found "en-UK", a language that is unknown, expected "en-GB"
site.json: GBP → £
  7:15 currency: found "£", expected three letters such as "GBP"
site.json: GBP → ABC
  7:15 currency: found "ABC", which is no currency, expected for example "GBP"
`;
