import { ButtonLink } from './button';

interface ActionLinksProps {
  actions: readonly { title: string; href: string }[];
  className: string;
}

/** Links with the look of buttons. The first one is filled. */
export const ActionLinks = ({ actions, className }: ActionLinksProps) => (
  <p className={`flex flex-wrap gap-3 ${className}`}>
    {actions.map(({ title, href }, index) => (
      <ButtonLink key={index} href={href} look={index === 0 ? 'filled' : 'quiet'}>
        {title}
      </ButtonLink>
    ))}
  </p>
);
