import { converter, formatRgb, type Rgb } from 'culori';
import satori from 'satori';
import { shortNameOf } from '../../../../src/layout/document-title';
import { fallbackFonts, headingFonts } from '../../../brand/fonts';
import { heightOf, isNearlySquare, ratioOf } from '../../../brand/logo-size';
import { fontsOf } from '../../../brand/looks';
import { markSvg } from '../../../brand/mark-svg';
import { marksOf } from '../../../brand/marks';
import { brandColour } from '../../../brand/palette';
import { directionOf } from '../../../model/languages/languages';
import type { Site } from '../../../model/site';

/** Of an Open Graph image, in px. */
export const size = { width: 1200, height: 630 };

/** Font sizes of the heading in px. The first at which it fits is used. */
const headingSizes = [92, 76, 56, 40];
/** In px: the space between brand and tagline, with a margin. */
const maxHeadingHeight = 340;

const toRgb = converter('rgb');
const letterSpacing = '-0.035em';

const scrim = (brand: Site['brand'], alpha: number): string =>
  formatRgb({ ...toRgb(brandColour('--scrim', 'light', brand)), alpha } as Rgb);

/** The fonts by package and locale. All images of a language have the same. */
const fontFiles = new Map<string, Promise<Buffer[]>>();

/**
 * Renders the part of an Open Graph image above its background: brand, heading and tagline on a gradient.
 *
 * @returns an SVG with outlines instead of text, so that the fonts of the machine do not matter
 */
export async function renderOverlay(heading: string, site: Site): Promise<string> {
  const { brand, settings } = site;
  const key = `${brand.fonts.headings} ${settings.locale}`;
  const files = fontFiles.get(key) ?? headingFonts(fontsOf(brand), settings.locale);
  fontFiles.set(key, files);
  // Characters that no font has are left out. The content check warns of them.
  const further = await fallbackFonts(
    heading + shortNameOf(brand) + settings.tagline,
    brand.fonts,
    settings.locale,
  );
  const fonts = [...(await files), ...further].map((data, index) => ({ name: `Display ${index}`, data }));
  const marks = await marksOf(site);
  let svg = '';
  for (const headingSize of headingSizes) {
    let height = 0;
    svg = await satori(<Overlay heading={heading} headingSize={headingSize} site={site} marks={marks} />, {
      ...size,
      fonts,
      onNodeDetected: (node) => {
        if (node.key === 'heading') ({ height } = node);
      },
    });
    if (height <= maxHeadingHeight) break;
  }
  return svg;
}

/** With an ordinary hyphen in place of a non-breaking one, which few fonts have. No line ends at the joiner behind it. */
const writable = (text: string): string => text.replaceAll('\u2011', '-\u2060');

interface OverlayProps {
  heading: string;
  headingSize: number;
  site: Site;
  marks: Awaited<ReturnType<typeof marksOf>>;
}

/** It is mirrored for a language that is written from right to left, because satori has no direction. */
function Overlay({ heading, headingSize, site, marks }: OverlayProps) {
  const { brand, settings } = site;
  const isMirrored = directionOf(settings.locale) === 'rtl';
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        ...(isMirrored && ({ alignItems: 'flex-end', textAlign: 'right' } as const)),
        boxSizing: 'border-box',
        width: '100%',
        height: '100%',
        padding: '64px 72px',
        color: brandColour('--color-ink', 'dark', brand),
        backgroundImage: `linear-gradient(${isMirrored ? 260 : 100}deg, ${scrim(brand, 0.88)} 22%, ${scrim(brand, 0.2)} 72%)`,
      }}
    >
      <div
        style={{
          display: 'flex',
          ...(isMirrored && ({ flexDirection: 'row-reverse' } as const)),
          alignItems: 'center',
          gap: 8,
          fontSize: 40,
          letterSpacing,
        }}
      >
        <Mark site={site} marks={marks} />
        {!brand.wordMark && writable(shortNameOf(brand))}
      </div>
      <div
        key="heading"
        style={{
          display: 'flex',
          flexShrink: 0,
          maxWidth: 884,
          fontSize: headingSize,
          lineHeight: 0.98,
          letterSpacing,
          textWrap: 'balance',
          wordBreak: 'break-word',
        }}
      >
        {writable(heading)}
      </div>
      <div style={{ fontSize: 30, letterSpacing }}>{writable(settings.tagline)}</div>
    </div>
  );
}

/** The height of a mark in px, and the height that it has in pages, in rem. */
const markHeight = { image: 52, page: 1.75 };

function Mark({ site: { brand }, marks: { onDark, wordMarkOnDark } }: Pick<OverlayProps, 'site' | 'marks'>) {
  const colour = (role: string) => brandColour(`--color-${role}`, 'dark', brand);
  const mark = wordMarkOnDark ?? onDark;
  const ratio = ratioOf(mark.viewBox);
  const scale = markHeight.image / markHeight.page;
  const height =
    isNearlySquare(ratio) && !wordMarkOnDark
      ? markHeight.image
      : scale * heightOf(ratio, wordMarkOnDark ? 'wordMark' : 'mark');
  const size = { width: height * ratio, height };
  const colours = { text: colour('ink'), accent: colour('accent'), signal: colour('signal') };
  const svg = markSvg(mark, colours, size);
  return <img src={`data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`} alt="" {...size} />;
}
