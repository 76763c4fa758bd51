import { Image } from '../../ui/image';
import { HeadedSection } from '../../ui/section';
import type { LogosContent } from './definition';

type Logo = LogosContent['logos'][number];

export default function LogosSection({ content }: { content: LogosContent }) {
  const { logos } = content;
  return (
    <HeadedSection content={content}>
      <ul
        role="list"
        className="mt-head grid grid-cols-[repeat(auto-fill,minmax(min(max(5.5em,22%),100%),1fr))] gap-x-gutter font-display text-title font-semibold md:text-large"
      >
        {logos.map((logo) => (
          <li
            key={logo.name}
            className="flex min-w-0 break-inside-avoid items-center border-t border-hairline py-[0.6em]"
          >
            <ClientName {...logo} />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

/**
 * Logos are grey, and light in the dark theme. The blend mode removes a white background. Forced colours could hide a
 * logo, so they show the name.
 */
const ClientName = ({ name, image }: Logo) =>
  image ? (
    <>
      <Image
        {...image}
        alt={name}
        sizes="20rem"
        className="h-[1.3em] w-auto max-w-[min(6em,100%)] object-contain object-left mix-blend-multiply [filter:grayscale(1)] dark:mix-blend-screen dark:[filter:grayscale(1)_invert(1)] print:mix-blend-multiply print:[filter:grayscale(1)] forced-colors:hidden"
      />
      <span className="hidden forced-colors:inline">{name}</span>
    </>
  ) : (
    name
  );
