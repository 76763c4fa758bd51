import satori from 'satori';
import { headingFonts } from '../../../brand/fonts';
import { markSvg } from '../../../brand/mark-svg';
import { themes } from '../../../brand/tokens';
import type { SiteContent } from '../../../content/site-content';

/** Of an Open Graph image, in px. */
export const size = { width: 1200, height: 630 };

/** Font sizes of the heading in px. The first at which it fits is used. */
const headingSizes = [92, 76, 56, 40];
/** In px: the space between brand and tagline, with a margin. */
const maxHeadingHeight = 340;

const textColour = '#f4f1fb';
const letterSpacing = '-0.035em';

interface OverlayProps {
  brand: SiteContent['brand'];
  tagline: string;
  heading: string;
}

/** The font by its package. All images of a build have the same. */
const fontFiles = new Map<string, Promise<Buffer[]>>();

/**
 * Renders the part of an Open Graph image above its background: brand, heading and tagline on a gradient.
 *
 * @returns an SVG with outlines instead of text, so that the fonts of the machine do not matter
 */
export async function renderOverlay(props: OverlayProps): Promise<string> {
  const { headings } = props.brand.fonts;
  const files = fontFiles.get(headings) ?? headingFonts(headings);
  fontFiles.set(headings, files);
  // Characters that no font has are left out. The content check warns of them.
  const fonts = (await files).map((data, index) => ({ name: `Display ${index}`, data }));
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
      <Mark brand={brand} />
      {brand.name}
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

/** In px. */
const markHeight = 52;

function Mark({ brand }: Pick<OverlayProps, 'brand'>) {
  const signal = themes().dark.get('--color-signal') ?? '';
  const [, , width = 1, height = 1] = brand.logo.viewBox.split(' ').map(Number);
  const size = { width: (markHeight * width) / height, height: markHeight };
  const svg = markSvg(brand.logo, { text: textColour, accent: brand.accent.dark, signal }, size);
  return <img src={`data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`} alt="" {...size} />;
}
