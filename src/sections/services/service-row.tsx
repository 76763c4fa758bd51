import { ArrowUpRightIcon } from '@heroicons/react/24/outline';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/controls/link';

type ServiceRowProps = Queries.ServiceFieldsFragment & {
  /** Counted from 1. */
  number: number;
  linkText: string;
};

/** One service. If it has a page, the whole row is a link to it. */
export function ServiceRow({ title, description, features, icon, href, number, linkText }: ServiceRowProps) {
  return (
    <li className="service-row group relative grid items-baseline border-t border-hairline">
      <div>
        <p className="font-display text-large font-light text-ink-muted" aria-hidden="true">
          {String(number).padStart(2, '0')}
        </p>
        <Icon icon={icon} className="mt-3 -ml-0.75 size-8 stroke-[1.25] text-accent" />
      </div>
      <div>
        <h3 className="text-large">{href ? <Link href={href}>{title}</Link> : title}</h3>
        {href && (
          <span className="mt-4 inline-flex items-center gap-2 font-semibold text-accent" aria-hidden="true">
            {linkText}
            <ArrowUpRightIcon className="size-5 transition-control group-hover:[translate:3px_-3px]" />
          </span>
        )}
      </div>
      <p className="text-ink-muted">{description}</p>
      <ul className="grid gap-2">
        {features.map((feature, index) => (
          <li key={index} className="flex items-baseline gap-3">
            {feature}
          </li>
        ))}
      </ul>
    </li>
  );
}
