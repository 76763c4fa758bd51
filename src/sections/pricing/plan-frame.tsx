import type { ReactNode } from 'react';

interface PlanFrameProps {
  /** What is placed over the middle of the card's upper edge. */
  mark?: ReactNode;
  /** Raised, on an inverse surface. */
  isPopular?: boolean;
  children: ReactNode;
}

const looks = {
  plain: 'border-hairline bg-surface',
  popular: 'inverse border-transparent dark:border-accent dark:bg-raised',
};

/** The card of a plan in the list of plans. */
export const PlanFrame = ({ mark, isPopular = false, children }: PlanFrameProps) => (
  <li
    data-popular={isPopular || undefined}
    className={`plan relative rounded-large rounded-tr-none border ${looks[isPopular ? 'popular' : 'plain']}`}
  >
    <div>{mark}</div>
    {children}
  </li>
);
