import fs from 'node:fs';
import path from 'node:path';

/** Origins other than the site's own, such as "https://images.example"; sorted, without duplicates. */
export interface ExternalOrigins {
  /** Where pages load images from. */
  images: readonly string[];
  /** Where forms are sent to. */
  forms: readonly string[];
}

const externalImage = /"src":\s*"(https:\/\/[^"]+)"/g;

const sortedOrigins = (addresses: readonly string[]): string[] =>
  [...new Set(addresses.map((address) => new URL(address).origin))].sort();

/** @param folder absolute path of the content folder */
export function externalOrigins(
  folder: string,
  { delivery }: Pick<Queries.Forms, 'delivery'>,
): ExternalOrigins {
  const images = fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => [...fs.readFileSync(path.join(folder, file), 'utf8').matchAll(externalImage)])
    .map(([, address = '']) => address);
  const forms = delivery.kind === 'http' ? [delivery.endpoint, delivery.newsletterEndpoint] : [];
  return { images: sortedOrigins(images), forms: sortedOrigins(forms.flatMap((address) => address ?? [])) };
}
