import { Link } from '../ui/controls/link';
import { fillLabel } from '../ui/fill-label';
import { useLayoutContent } from './use-layout-content';

export const LogoMark = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 32 32" fill="none" strokeWidth="3.5" aria-hidden="true" className={className}>
    <path d="M26.5 6.25 8 17.5" stroke="var(--color-signal)" />
    <path d="M7.75 28V6.25h19.5" stroke="currentColor" strokeLinejoin="miter" />
  </svg>
);

/** The logo and the brand's name, as a link to the home page. */
export function Logo() {
  const { labels, site } = useLayoutContent();
  return (
    <Link
      href="/"
      aria-label={fillLabel(labels.home, { name: site.name })}
      className="site-logo -mx-2 inline-flex min-h-11 items-center gap-2 rounded-small px-2"
    >
      <LogoMark className="-ml-[5px]" />
      <span className="font-display font-semibold tracking-[-0.03em]" data-long={site.name.length > 12}>
        {site.name}
      </span>
    </Link>
  );
}
