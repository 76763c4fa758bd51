import { wcagContrast } from 'culori';
import type { LogoMark } from '../../src/content-model/field-types/media/logo';
import { facetsOf } from './looks';
import { iconColours } from './icons';
import { type MarkColours, paint } from './mark-svg';
import { brandColour, type BrandColours } from './palette';
import { nearestLightness } from './readable';
import type { Site } from '../model/site';

export type LogoBrand = BrandColours &
  Partial<Pick<Site['brand'], 'headerTone' | 'footer' | 'panels' | 'theme'>>;

/** Where the brand shows a file: on dark surfaces only, on light ones only because it has another one for those, or in icons. */
export type LogoUse = 'dark' | 'light' | 'icons';

/** A surface that the logo stands on. */
interface Surface {
  place: string;
  isDark: boolean;
  ground: string;
  colours: MarkColours;
}

/** The contrast of a colour that is visible. A logo needs none by WCAG. */
const visibleContrast = 2;

/** The share of a logo that is visible on each surface. */
const visibleShare = 0.5;

/** In pixels. */
const measuredWidth = 200;

const listOf = (words: readonly string[]): string =>
  words.length < 3 ? words.join(' and ') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

function surfacesOf(brand: LogoBrand): Surface[] {
  const { opening, footer, panels } = facetsOf(brand);
  const { theme = 'both' } = brand;
  const surface = (places: readonly (string | false)[], isDark: boolean, ground = '--color-canvas') => {
    const isPanel = ground === '--panel';
    const ofText = (role: string) => brandColour(role, isDark ? 'dark' : 'light', brand);
    return {
      place: listOf(places.filter((place) => place !== false)),
      isDark,
      ground: isPanel ? brandColour(ground, 'light', brand) : ofText(ground),
      colours: {
        text: ofText('--color-ink'),
        accent: isPanel ? brandColour('--panel-accent', 'light', brand) : ofText('--color-accent'),
        signal: ofText('--color-signal'),
      },
    };
  };
  const isBand = panels === 'folded' || panels === 'flat';
  return [
    ...(theme === 'dark' ? [] : [surface(['in the light theme'], false)]),
    surface(
      [
        theme !== 'light' && 'in the dark theme',
        opening === 'dark' && 'over the first screen',
        footer === 'dark' && 'in the footer',
      ],
      true,
    ),
    ...(isBand ? [surface(['in the menu of phones'], true, '--panel')] : []),
    ...(footer === 'light' && theme !== 'dark' ? [surface(['in the footer'], false, '--color-sunken')] : []),
    ...(panels === 'raised' && theme !== 'dark'
      ? [surface(['in the menu of phones'], false, '--color-sunken')]
      : []),
  ].filter(({ place }) => place);
}

/** The colours of a logo, with the share of each. */
async function coloursIn(mark: LogoMark, colours: Parameters<typeof paint>[1]): Promise<Map<string, number>> {
  const image = paint(mark, colours, measuredWidth).ensureAlpha().raw();
  const data = await image.toBuffer().catch(() => Buffer.of());
  const counts = new Map<number, number>();
  let all = 0;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 128) continue;
    const pixel = data.readUIntBE(at, 3);
    counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
    all += 1;
  }
  return new Map(
    [...counts].map(([pixel, count]) => [`#${pixel.toString(16).padStart(6, '0')}`, count / all]),
  );
}

function surfacesWith(mark: LogoMark, brand: LogoBrand, use?: LogoUse): Surface[] {
  if (use !== 'icons')
    return surfacesOf(brand).filter(({ isDark }) => use === undefined || isDark === (use === 'dark'));
  const { sheet, ...colours } = iconColours({ ...brand, logo: mark });
  return [{ place: 'in icons', isDark: false, ground: sheet, colours }];
}

/**
 * Says where a logo is hard to see, with the nearest colour that is not. What cannot be drawn is seen nowhere.
 *
 * @param use undefined for a file that is for all surfaces
 */
export async function explainContrast(
  mark: LogoMark,
  brand: LogoBrand,
  use?: LogoUse,
): Promise<string | undefined> {
  for (const { place, isDark, ground, colours } of surfacesWith(mark, brand, use)) {
    const shares = await coloursIn(mark, colours);
    if (shares.size === 0) return 'found nothing that is painted, expected shapes or an image';
    const isVisible = (shown: string) => wcagContrast(shown, ground) >= visibleContrast;
    const hidden = [...shares].filter(([shown]) => !isVisible(shown)).sort(([, a], [, b]) => b - a);
    const share = hidden.reduce((sum, [, part]) => sum + part, 0);
    const [most] = hidden[0] ?? [];
    if (!most || share <= 1 - visibleShare) continue;
    const near = nearestLightness(most, isVisible);
    const other = isDark && use === undefined ? ', or another file for dark surfaces' : '';
    return `found ${most}, which is hard to see on ${ground} ${place}; the nearest colour that is visible is "${near}", expected that, fill="currentColor" for the colour of the text${other}`;
  }
  return undefined;
}
