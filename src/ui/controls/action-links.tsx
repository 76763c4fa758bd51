import type { ComponentProps } from 'react';
import { Button } from './button';

/** Other looks have a link beside the button, or a wide corner. */
export const actionClass = __PARTS__.layout === 'centred' || __PARTS__.layout === 'cards' ? 'shared-row' : '';

const usual = ['filled', 'quiet'] as const;

interface ActionLinksProps extends ComponentProps<'p'> {
  actions: readonly { title: string; href: string }[];
  /** Of the first one, and of the others. */
  looks?: readonly ComponentProps<typeof Button>['look'][];
}

export const ActionLinks = ({ actions, looks = usual, className, ...rest }: ActionLinksProps) => (
  <p {...rest} className={`flex flex-wrap gap-3 ${className}`}>
    {actions.map(({ title, href }, index) => (
      <Button key={index} href={href} look={looks[Math.min(index, 1)]} className={actionClass}>
        {title}
      </Button>
    ))}
  </p>
);
