import { ArrowUpRightIcon } from '@heroicons/react/24/outline';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';

interface ServiceRowProps {
  service: Queries.ServicesSectionFragment['services'][number];
  /** The row's place in the list, counted from 1. */
  number: number;
  linkText: string;
}

/** One service; where it has a page of its own the whole row leads there. */
export function ServiceRow({
  service: { title, description, features, icon, href },
  number,
  linkText,
}: ServiceRowProps) {
  return (
    <li className="service-row">
      <div>
        <p className="service-number" aria-hidden="true">
          {String(number).padStart(2, '0')}
        </p>
        <Icon icon={icon} className="service-icon" />
      </div>
      <div>
        <h3 className="text-large">
          {href ? (
            <Link href={href} className="service-link">
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        {href && (
          <span className="service-more" aria-hidden="true">
            {linkText}
            <ArrowUpRightIcon className="size-5" />
          </span>
        )}
      </div>
      <p className="text-ink-muted">{description}</p>
      <ul className="grid content-start gap-2">
        {features.map((feature, index) => (
          <li key={index} className="service-feature">
            {feature}
          </li>
        ))}
      </ul>
    </li>
  );
}
