import { Link } from '../../ui/controls/link';
import { arrowIcon } from '../../ui/control-icons';
import { Icon } from '../../ui/icon';
import { Image } from '../../ui/image';
import { imageProps } from '../../ui/image-props';
import { Demonstration } from './demonstration';
import type { ServicesContent } from './definition';

type Service = ServicesContent['services'][number];

/** What a service produces: an image, an illustration or something to try. */
function Work(service: Service) {
  const { image } = service;
  return (
    <div className="service-work" data-shape={service.prototype && 'phone'}>
      {image ? (
        <Image
          {...imageProps(image)}
          alt={image.alt}
          sizes="(min-width: 40rem) 100vw, 167vw"
          className="absolute size-full object-cover"
        />
      ) : (
        <Demonstration {...service} />
      )}
    </div>
  );
}

/** One service. If it has a page, its text is a link to it. */
export function ServiceRow({ service, linkText }: { service: Service; linkText: string }) {
  const { title, description, features, icon, href, image } = service;
  return (
    <li className="service-row relative grid grid-cols-1 gap-x-gutter gap-y-8 lg:grid-cols-12">
      <div className="service-text relative grid gap-4 gap-x-gutter">
        <h3 className="flex gap-3 text-large">
          <Icon icon={icon} className="size-8 shrink-0 stroke-[1.25] text-accent" />
          {href ? <Link href={href}>{title}</Link> : title}
        </h3>
        <p className="text-ink-muted">{description}</p>
        <ul>
          {features.map((feature, index) => (
            <li key={index} className="border-t border-hairline py-2">
              {feature}
            </li>
          ))}
        </ul>
        {href && (
          <span className="flex items-center gap-2 font-semibold text-accent" aria-hidden="true">
            {linkText}
            <Icon icon={arrowIcon} className="size-5" />
          </span>
        )}
      </div>
      {(image ?? service.illustration ?? service.prototype ?? service.website) && <Work {...service} />}
    </li>
  );
}
