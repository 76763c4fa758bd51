import fs from 'node:fs';
import path from 'node:path';
import satori from 'satori';

/** Of an Open Graph image, in px. */
export const size = { width: 1200, height: 630 };

/** Font sizes of the heading in px. The first at which it fits is used. */
const headingSizes = [92, 76, 56, 40];
/** In px: the space between brand and tagline, with a margin. */
const maxHeadingHeight = 340;

const textColour = '#f4f1fb';
const letterSpacing = '-0.035em';

/** The heading font, made by `npm run fonts`. Characters that it does not have are left out. */
const font = path.resolve('gatsby/seo/og-image/bricolage-grotesque-600.woff');

type OverlayProps = Record<'brand' | 'tagline' | 'heading', string>;

/**
 * Renders the part of an Open Graph image above its background: brand, heading and tagline on a gradient.
 *
 * @returns an SVG with outlines instead of text, so that the fonts of the machine do not matter
 */
export async function renderOverlay(props: OverlayProps): Promise<string> {
  const fonts = [{ name: 'Bricolage Grotesque', data: fs.readFileSync(font) }];
  let svg = '';
  for (const headingSize of headingSizes) {
    let height = 0;
    svg = await satori(<Overlay {...props} headingSize={headingSize} />, {
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

const Overlay = ({ brand, tagline, heading, headingSize }: OverlayProps & { headingSize: number }) => (
  <div
    style={{
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      boxSizing: 'border-box',
      width: '100%',
      height: '100%',
      padding: '64px 72px',
      color: textColour,
      backgroundImage: 'linear-gradient(100deg, rgba(11, 9, 32, 0.88) 22%, rgba(11, 9, 32, 0.2) 72%)',
    }}
  >
    <div style={{ display: 'flex', alignItems: 'center', gap: 8, fontSize: 40, letterSpacing }}>
      <svg width="58" height="58" viewBox="0 0 36 36" fill="none" strokeWidth="3.5">
        <path d="M26.5 6.25 8 17.5" stroke="#ff7a5c" />
        <path d="M7.75 28V6.25h19.5" stroke={textColour} />
      </svg>
      {brand}
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
      {heading}
    </div>
    <div style={{ fontSize: 30, letterSpacing }}>{tagline}</div>
  </div>
);
