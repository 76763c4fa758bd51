import { ArrowUpRightIcon } from '@heroicons/react/24/outline';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';

interface ServiceCardProps {
  service: Queries.ServicesSectionFragment['services'][number];
  /** The card's place in the list, counted from 1. */
  number: number;
  linkText: string;
}

/** One service; where it has a page of its own the whole card leads there. */
export function ServiceCard({
  service: { title, description, features, drawing, href },
  number,
  linkText,
}: ServiceCardProps) {
  return (
    <li className="service-card">
      <div className="flex items-start justify-between">
        <span className="service-number" aria-hidden="true">
          {String(number).padStart(2, '0')}
        </span>
        {drawing && <Icon drawing={drawing} className="size-8 text-accent" />}
      </div>
      <h3 className="mt-8 text-title">
        {href ? (
          <Link href={href} className="service-link">
            {title}
          </Link>
        ) : (
          title
        )}
      </h3>
      <p className="mt-3 text-ink-muted">{description}</p>
      <ul className="mt-6 grid gap-2 text-small">
        {features.map((feature, index) => (
          <li key={index} className="service-feature">
            {feature}
          </li>
        ))}
      </ul>
      {href && (
        <span className="service-more" aria-hidden="true">
          {linkText}
          <ArrowUpRightIcon className="size-5" />
        </span>
      )}
    </li>
  );
}
