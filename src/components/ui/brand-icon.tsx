import { faFacebookF } from '@fortawesome/free-brands-svg-icons/faFacebookF';
import { faGithub } from '@fortawesome/free-brands-svg-icons/faGithub';
import { faInstagram } from '@fortawesome/free-brands-svg-icons/faInstagram';
import { faLinkedinIn } from '@fortawesome/free-brands-svg-icons/faLinkedinIn';
import { faTwitter } from '@fortawesome/free-brands-svg-icons/faTwitter';

const marks = {
  facebook: faFacebookF,
  twitter: faTwitter,
  instagram: faInstagram,
  linkedin: faLinkedinIn,
  github: faGithub,
} as const;

/** Every name that content may use for a social network. */
export const networkNames = Object.keys(marks);

/** A social network's mark, hidden from assistive technology: the link around it bears the name. */
export function BrandIcon({ network, className }: { network: string; className?: string }) {
  const [width, height, , , path] = marks[network as keyof typeof marks].icon;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} fill="currentColor" aria-hidden="true" className={className}>
      <path d={String(path)} />
    </svg>
  );
}
