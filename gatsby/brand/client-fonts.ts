import type { clientFonts } from '../../src/content-model/parts/client-look';
import { inAllLanguages } from '../model/languages/languages';
import type { Site } from '../model/site';

type Kind = (typeof clientFonts)[number];

/** For kinds of type that some devices lack. */
const fonts: Readonly<Partial<Record<Kind, string>>> = {
  serif: 'newsreader',
  condensed: 'oswald',
  geometric: 'jost',
  rounded: 'nunito',
};

/** A family of fonts that examples of services have for their clients. */
export interface ClientFont {
  readonly kind: Kind;
  /** The installed font. */
  readonly font: string;
}

/** The fonts of the clients in examples of services. Browsers load one for a page that shows it. */
export function clientFontsOf(site: Site): ClientFont[] {
  const kinds = inAllLanguages(site)
    .flatMap(({ fields }) => fields)
    .filter(({ schema }) => schema.title === 'ClientLook')
    .map(({ value }) => (value as { font?: Kind } | undefined)?.font);
  return [...new Set(kinds)].flatMap((kind) => {
    const font = kind && fonts[kind];
    return font ? { kind, font } : [];
  });
}
